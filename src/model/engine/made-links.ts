import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields } from './fields.ts'
import { type PlacedLink, placedRefs } from './placed-refs.ts'

/** The links that a card makes by its fields. What is derived repeats what another field says, and links nothing itself. */
export function madeLinks(
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
): readonly PlacedLink[] {
  const fields = allFields(declaration)
  const isDerived = (path: string): boolean => {
    const placed = fields.get(path)
    return placed !== undefined && [placed.field, ...placed.within].some(field => field.derived)
  }
  return placedRefs(declaration, card).links.filter(({ path }) => !isDerived(path))
}
