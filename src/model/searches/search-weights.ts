import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { allFields, isLeaf, isList } from '../engine/fields.ts'
import { kindOf } from '../kinds/registry.ts'
import { vocabularies } from '../vocabularies/definitions.ts'
import { linkedTypes } from './search-field.ts'

/** Paths of fields whose words count more or less than others where results are ranked. */
export interface SearchWeights {
  /** Links to records whose names lead to this one: its makers, its collections. */
  readonly leading: readonly string[]
  /** Places in the museum: everything in a building is found by its name. */
  readonly storage: readonly string[]
}

const known = new WeakMap<CardDeclaration, SearchWeights>()

/** Returns the fields of a type that weigh more or less. What only logs say (who moved an object) leads nowhere. */
export function searchWeights(declaration: CardDeclaration): SearchWeights {
  const before = known.get(declaration)
  if (before) return before
  const fields = [...allFields(declaration).values()]
  const logs = fields.flatMap(({ path, field }) => (isList(field) && field.log ? [`${path}/`] : []))
  const weights: SearchWeights = {
    leading: fields
      .filter(({ path }) => !logs.some(log => path.startsWith(log)))
      .filter(({ field }) => linkedTypes(field)?.some(type => declarationOf(type)?.leads))
      .map(({ path }) => path),
    storage: fields.flatMap(({ path, field }) => {
      const code = isLeaf(field) ? kindOf(field).vocabularyOf?.(field) : undefined
      return code !== undefined && vocabularies[code].storage ? [path] : []
    }),
  }
  known.set(declaration, weights)
  return weights
}
