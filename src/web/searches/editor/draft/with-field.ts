import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type ConditionName, conditions } from '#model/searches/conditions.ts'
import { resolveField } from '#model/searches/search-field.ts'
import { keepsValues, offeredConditions } from './offered-conditions.ts'
import type { DraftFilter } from './search-draft.ts'

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
  // What was typed is typed for another field as well; what was picked belongs to its own.
  const keeps = isSame && !filter.values.some(({ label, value }) => label !== undefined || isPicked(value))
  return { field: name, condition, values: keeps ? filter.values : [] }
}

/** A line with another condition. */
export function withCondition(
  declaration: CardDeclaration,
  filter: DraftFilter,
  condition: ConditionName,
): Change {
  const field = resolveField(declaration, filter.field)
  const keeps = field && keepsValues(field, filter.condition, condition)
  const most = { none: 0, one: 1, two: 2, several: filter.values.length }[conditions[condition].takes]
  return { field: filter.field, condition, values: keeps ? filter.values.slice(0, most) : [] }
}
