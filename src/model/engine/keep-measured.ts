import type { CardDeclaration, CardValues } from './define-card.ts'

/** Keys of the fields whose values the product found in the content of a file. */
const measuredKeys = ({ sections }: Pick<CardDeclaration, 'sections'>): readonly string[] =>
  Object.values(sections).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([key, { derived }]) => (derived === 'measured' ? [key] : [])),
  )

/** What was sent for a card, with what was found in its content as it is known: nobody types that, and nobody forgets it. */
export function keepMeasured(
  declaration: Pick<CardDeclaration, 'sections'>,
  sent: CardValues,
  before: CardValues,
): CardValues {
  const keys = measuredKeys(declaration)
  if (keys.length === 0) return sent
  const typed = Object.entries(sent).filter(([key]) => !keys.includes(key))
  const found = keys.flatMap(key => (before[key] === undefined ? [] : [[key, before[key]] as const]))
  return Object.fromEntries([...typed, ...found])
}
