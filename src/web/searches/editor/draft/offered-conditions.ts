import { declarationOf } from '#model/cards/declarations.ts'
import type { TermField } from '#model/kinds/term.ts'
import { type ConditionName, conditions } from '#model/searches/conditions.ts'
import { propertyTypes } from '#model/searches/property-types.ts'
import { linkedTypes, type SearchField } from '#model/searches/search-field.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'

const ofTrees: ReadonlySet<ConditionName> = new Set(['WITHIN', 'NOT_WITHIN'])

/** Whether what can be chosen stands in a tree: only then something lies within something. */
function isTree({ propertyType, field }: SearchField): boolean {
  if (!field) return true
  if (propertyType === 'TERM') return !vocabularies[(field as TermField).vocabulary].flat
  return (linkedTypes(field) ?? []).some(type => declarationOf(type)?.broaderPath !== undefined)
}

/** What can be asked of a field, the usual first. */
export function offeredConditions(field: SearchField): readonly ConditionName[] {
  const all: readonly ConditionName[] = propertyTypes[field.propertyType].conditions
  // Of a group one asks rather where there is something.
  if (field.propertyType === 'PRESENCE') return all.toReversed()
  return all.some(name => ofTrees.has(name)) && !isTree(field) ? all.filter(name => !ofTrees.has(name)) : all
}

/** Whether the values of a condition are the words of a name in place of things that are picked. */
const asksWords = (name: ConditionName): boolean => name === 'CONTAINS' || name === 'NOT_CONTAINS'

/** Whether values that were given for one condition can stand for another one of the same field. */
export const keepsValues = (field: SearchField, from: ConditionName, to: ConditionName): boolean =>
  conditions[to].takes !== 'none' &&
  (propertyTypes[field.propertyType].valueType !== 'LOOKUP' || asksWords(from) === asksWords(to))
