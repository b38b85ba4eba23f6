import type { Described } from '#model/api/searches/saved.ts'
import { type ConditionName, conditionNames } from '#model/searches/conditions.ts'
import { newDraft, type SearchDraft } from './search-draft.ts'

const conditionOf = (name: string): ConditionName =>
  conditionNames.find(condition => condition === name) ?? 'IS_NOT_EMPTY'

/** A described search as a draft, to be changed. Ids of blocks and lines are kept apart from each other. */
export function draftOf(
  search: Described & { readonly name?: string; readonly shared?: boolean },
): SearchDraft {
  const { classId, name = '', shared = false, blocks } = search
  if (blocks.length === 0) return newDraft(classId, name, shared)
  let next = 1
  return {
    classId,
    name,
    shared,
    blocks: blocks.map(({ operator, filters }) => ({
      id: next++,
      operator,
      filters: filters.map(filter => ({
        id: next++,
        operator: filter.operator,
        field: filter.paragraphSystemName,
        condition: conditionOf(filter.conditionSystemName),
        values: filter.criteriaValues.map(({ value, label }) => ({ value: String(value), label })),
      })),
    })),
  }
}
