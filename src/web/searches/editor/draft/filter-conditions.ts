import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type ConditionName, conditions } from '#model/kinds/conditions.ts'
import { propertyTypes } from '#model/kinds/property-types.ts'
import type { TermField } from '#model/kinds/term.ts'
import type { Language } from '#model/languages.ts'
import { readOperand } from '#model/searches/operand.ts'
import { linkedTypes, resolveField, type SearchField } from '#model/searches/search-field.ts'
import type { Problem } from '#model/validation/validators.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import type { DraftFilter } from './search-draft.ts'

const ofTrees: ReadonlySet<ConditionName> = new Set(['WITHIN', 'NOT_WITHIN'])

/** True when the values of a field form a tree: only then can one lie within another. */
function isTree({ propertyType, field }: SearchField): boolean {
  if (!field) return true
  if (propertyType === 'TERM') return !vocabularies[(field as TermField).vocabulary].flat
  return (linkedTypes(field) ?? []).some(type => declarationOf(type)?.broaderPath !== undefined)
}

/** Returns the conditions of a field, the usual first. */
export function offeredConditions(field: SearchField): readonly ConditionName[] {
  const all: readonly ConditionName[] = propertyTypes[field.propertyType].conditions
  // Groups are mostly searched for any value.
  if (field.propertyType === 'PRESENCE') return all.toReversed()
  return all.some(name => ofTrees.has(name)) && !isTree(field) ? all.filter(name => !ofTrees.has(name)) : all
}

/** True when the values of a condition are words of a name instead of picked records. */
const asksWords = (name: ConditionName): boolean => name === 'CONTAINS' || name === 'NOT_CONTAINS'

/** True when values given for one condition can stay for another one of the same field. */
const canKeepValues = (field: SearchField, from: ConditionName, to: ConditionName): boolean =>
  conditions[to].takes !== 'none' &&
  (propertyTypes[field.propertyType].valueType !== 'LOOKUP' || asksWords(from) === asksWords(to))

type Change = Pick<DraftFilter, 'field' | 'condition' | 'values'>

const isPicked = (value: string): boolean => /^\d+$/.test(value)

/** A line with another field: condition and values stay where they make sense. */
export function withField(declaration: CardDeclaration, filter: DraftFilter, name: string): Change {
  const before = resolveField(declaration, filter.field)
  const field = resolveField(declaration, name)
  if (!field) return { ...filter, field: name }
  const offered = offeredConditions(field)
  const isSame = before?.propertyType === field.propertyType
  const condition =
    isSame && offered.includes(filter.condition) ? filter.condition : (offered[0] ?? filter.condition)
  if (field.propertyType === 'BOOLEAN') return { field: name, condition, values: [{ value: 'true' }] }
  // Typed values are kept for another field; picked ones belong to their own.
  const keepsAll = isSame && !filter.values.some(({ label, value }) => label !== undefined || isPicked(value))
  return { field: name, condition, values: keepsAll ? filter.values : [] }
}

/** A line with another condition. */
export function withCondition(
  declaration: CardDeclaration,
  filter: DraftFilter,
  condition: ConditionName,
): Change {
  const field = resolveField(declaration, filter.field)
  const keepsAll = field && canKeepValues(field, filter.condition, condition)
  const most = { none: 0, one: 1, two: 2, several: filter.values.length }[conditions[condition].takes]
  return { field: filter.field, condition, values: keepsAll ? filter.values.slice(0, most) : [] }
}

/** Returns the problem that prevents a line from being searched, in the server's terms; undefined for valid lines. */
export function filterProblem(
  declaration: CardDeclaration,
  { field: name, condition, values }: DraftFilter,
  language: Language,
): Problem | undefined {
  const field = resolveField(declaration, name)
  if (!field) return { key: 'unknownField' }
  const read = readOperand(field, { condition, values: values.map(({ value }) => value) }, language)
  return 'problem' in read ? read.problem : undefined
}

/** True when a line has any value: problems are shown only from then on. */
export const hasValue = ({ values }: DraftFilter): boolean => values.some(({ value }) => value.trim() !== '')
