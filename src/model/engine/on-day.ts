import type { CardDeclaration, CardValues } from './define-card.ts'

/** Returns the values of a record as they are on a day. */
export const onDay = (
  { byDay }: Pick<CardDeclaration, 'byDay'>,
  values: CardValues,
  day: string,
): CardValues => (byDay ? byDay.derive(values, day) : values)
