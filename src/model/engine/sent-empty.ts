import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf } from './fields.ts'

const known = new WeakMap<object, CardValues>()

/** Returns the signs for empty of fields that are never sent empty. */
function signsOf(declaration: Pick<CardDeclaration, 'sections'>): CardValues {
  const before = known.get(declaration.sections)
  if (before) return before
  const signs = Object.fromEntries(
    Object.entries(fieldsOf(declaration)).flatMap(([key, { sentEmpty }]) =>
      sentEmpty === undefined ? [] : [[key, sentEmpty]],
    ),
  )
  known.set(declaration.sections, signs)
  return signs
}

/** Returns a record as it is sent: fields that are never sent empty carry their sign (C-K12). */
export const asSent = (declaration: Pick<CardDeclaration, 'sections'>, values: CardValues): CardValues => ({
  ...signsOf(declaration),
  ...values,
})

/** Returns true when a sent value means empty. */
export const isSentEmpty = (
  declaration: Pick<CardDeclaration, 'sections'>,
  key: string,
  value: unknown,
): boolean => signsOf(declaration)[key] === value && value !== undefined
