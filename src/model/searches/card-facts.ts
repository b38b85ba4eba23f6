import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { type FoundValue, leafValues } from '../engine/values.ts'
import type { Facts } from '../kinds/facts.ts'
import type { Leaf } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

const structures = new Map<string, readonly string[]>()

/** Returns the paths of the structures around the path of a field: 'a' and 'a/b' for 'a/b/c'. */
function structuresAround(path: string): readonly string[] {
  const known = structures.get(path)
  if (known) return known
  const around = path
    .split('/')
    .map((_, at, keys) => keys.slice(0, at).join('/'))
    .slice(1)
  structures.set(path, around)
  return around
}

const known = new WeakMap<FoundValue, Facts>()

/** Returns the facts of a value of a record, which are asked for by its field and by its row. */
export function factsOf(found: FoundValue): Facts {
  const before = known.get(found)
  if (before) return before
  const field = found.field as Leaf
  const facts = kindOf(field).facts(found.value, field)
  known.set(found, facts)
  return facts
}

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
  for (const value of leafValues(fieldsOf(declaration), card)) {
    const { path } = value
    at(path).push(factsOf(value))
    for (const structure of structuresAround(path)) at(structure)
  }
  return found
}
