import type { CardDeclaration, CardValues } from './define-card.ts'
import { allFields } from './fields.ts'
import { type PlacedLink, placedRefs } from './placed-refs.ts'

/** Returns the links a record makes by its fields. Fields derived from others repeat these and make none. */
export function madeLinks(
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
): readonly PlacedLink[] {
  const fields = allFields(declaration)
  const isDerived = (path: string): boolean => {
    const placed = fields.get(path)
    return placed !== undefined && [placed.field, ...placed.within].some(field => field.derived === true)
  }
  return placedRefs(declaration, card).links.filter(({ path }) => !isDerived(path))
}
