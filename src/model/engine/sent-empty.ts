import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf } from './fields.ts'

const known = new WeakMap<object, CardValues>()

/** What stands for nothing in fields that are never sent empty. */
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

/** The values of a card as they are sent: fields that are never sent empty have their sign (acceptance row C-K12). */
export const asSent = (declaration: Pick<CardDeclaration, 'sections'>, values: CardValues): CardValues => ({
  ...signsOf(declaration),
  ...values,
})

/** Whether a value that was sent only stands for nothing. */
export const isSentEmpty = (
  declaration: Pick<CardDeclaration, 'sections'>,
  key: string,
  value: unknown,
): boolean => signsOf(declaration)[key] === value && value !== undefined
