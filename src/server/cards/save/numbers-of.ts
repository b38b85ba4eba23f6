import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { leafValues } from '#model/engine/values.ts'

/** A number of a card that no other may carry, with its place in the card. */
export interface PlacedNumber {
  readonly place: string
  readonly number: string
}

/** The unique numbers of a card. */
export const numbersOf = (declaration: CardDeclaration, card: CardValues): readonly PlacedNumber[] =>
  [...leafValues(fieldsOf(declaration), card)].flatMap(({ place, field, value }) =>
    field.kind === 'identifier' && 'unique' in field && field.unique
      ? [{ place, number: String(value) }]
      : [],
  )
