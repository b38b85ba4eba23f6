import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { leafValues } from '../engine/values.ts'
import type { Facts } from '../kinds/facts.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** The paths of the structures a path lies in: 'a/b/c' lies in 'a' and in 'a/b'. */
const structuresAround = (path: string): readonly string[] =>
  path
    .split('/')
    .map((_, at, keys) => keys.slice(0, at).join('/'))
    .slice(1)

/** What a card says, field by field: of a field that is filled there is at least one entry, of a group that anything in it is. */
export function cardFacts(
  declaration: CardDeclaration,
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
