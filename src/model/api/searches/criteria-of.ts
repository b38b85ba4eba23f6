import { type ConditionName, conditionNames, conditions } from '../../kinds/conditions.ts'
import type { Criteria, Criterion } from '../../searches/criteria.ts'
import type { Problem } from '../../validation/validators.ts'
import type { GivenBlock, GivenFilter } from './saved.ts'

/** Sorts parts by position; those without one stay in place. */
const inOrder = <Part extends { readonly position?: number | undefined }>(
  parts: readonly Part[],
): readonly Part[] =>
  parts
    .map((part, at) => ({ part, at: part.position ?? at }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ part }) => part)

/** Returns the field as it was named, by either of its two names; empty when none was chosen yet. */
const fieldOf = ({ paragraphSystemName, paragraphId }: GivenFilter): string =>
  (paragraphSystemName ?? '').trim() || String(paragraphId ?? '').trim()

const conditionOf = ({ conditionSystemName, conditionId }: GivenFilter): ConditionName | undefined =>
  conditionNames.find(name => name === conditionSystemName) ??
  conditionNames.find(name => conditions[name].id === Number(conditionId))

function valuesOf({ criteriaValues = [] }: GivenFilter, condition: ConditionName): string[] {
  const { takes } = conditions[condition]
  if (takes === 'none') return []
  const values = criteriaValues.map(({ value }) => (value ?? '').toString().trim())
  // Either end of a range may be open.
  return takes === 'two' ? values.slice(0, 2) : values.filter(value => value !== '')
}

/**
 * Reads the criteria of a search from the editor's shape (C-Q01): positions decide the order, filters without a field and blocks without
 * filters are dropped, numbers may come as numbers. Ids are ignored, since a search is saved as a whole.
 * @returns the criteria, and errors by `criteria.blocks.<n>.filters.<n>`; fields and values are checked when it is compiled.
 */
export function criteriaOf(blocks: readonly GivenBlock[]): {
  readonly criteria: Criteria
  readonly wrong: Readonly<Record<string, Problem>>
} {
  const wrong: Record<string, Problem> = {}
  const filled = inOrder(blocks)
    .map(block => ({ ...block, filters: inOrder(block.filters).filter(filter => fieldOf(filter) !== '') }))
    .filter(({ filters }) => filters.length > 0)
  const read = (filter: GivenFilter, place: string): Criterion[] => {
    const condition = conditionOf(filter)
    if (!condition) {
      wrong[place] = { key: 'required' }
      return []
    }
    const { operator = 'AND' } = filter
    return [{ field: fieldOf(filter), condition, operator, values: valuesOf(filter, condition) }]
  }
  const criteria = {
    blocks: filled.map(({ operator, andOr, filters }, at) => ({
      operator: operator ?? andOr ?? ('AND' as const),
      filters: filters.flatMap((filter, place) => read(filter, `criteria.blocks.${at}.filters.${place}`)),
    })),
  }
  if (filled.length === 0) wrong.blocks = { key: 'required' }
  return { criteria, wrong }
}
