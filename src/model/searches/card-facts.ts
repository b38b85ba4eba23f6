import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { leafValues } from '../engine/values.ts'
import type { Facts } from '../kinds/facts.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** Returns the paths of the structures around a path: 'a' and 'a/b' for 'a/b/c'. */
const structuresAround = (path: string): readonly string[] =>
  path
    .split('/')
    .map((_, at, keys) => keys.slice(0, at).join('/'))
    .slice(1)

/** Returns the facts of a record by field: at least one entry for a filled field, and for a group with any filled field. */
export function cardFacts(
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
): ReadonlyMap<string, readonly Facts[]> {
  const found = new Map<string, Facts[]>()
  const at = (path: string): Facts[] => {
    const known = found.get(path) ?? []
    found.set(path, known)
    return known
  }
  for (const { path, field, value } of leafValues(fieldsOf(declaration), card)) {
    at(path).push(kindOf(field as Leaf).facts(value, field as Leaf))
    for (const structure of structuresAround(path)) at(structure)
  }
  return found
}
