import type { AskedSearch } from '../../sentence/asked-search.ts'
import type { DraftBlock } from './search-draft.ts'

/** Blocks of a draft as sentences take them. */
export const askedOf = (classId: number, blocks: readonly DraftBlock[]): AskedSearch => ({
  classId,
  className: '',
  blocks: blocks.map(({ operator, filters }) => ({
    operator,
    filters: filters.map(({ operator: joined, field, condition, values }) => ({
      operator: joined,
      paragraphSystemName: field,
      paragraphLabel: '',
      conditionSystemName: condition,
      criteriaValues: values.map(({ value, label = value }) => ({ value, label })),
    })),
  })),
})
