import type { CardDeclaration, CardValues } from './define-card.ts'

/** Keys of the fields extracted from a file's content. */
const measuredKeys = ({ sections }: Pick<CardDeclaration, 'sections'>): readonly string[] =>
  Object.values(sections).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([key, { derived }]) => (derived === 'measured' ? [key] : [])),
  )

/** Replaces extracted values in the input with the known ones, so that they can be neither typed nor lost. */
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
