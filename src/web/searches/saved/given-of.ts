import type { GivenSearch, SavedSearch } from '#model/api/searches/saved.ts'

/** A saved search as it is sent back whole. */
export const givenOf = ({ classId, name, shared, version, blocks }: SavedSearch): GivenSearch => ({
  classId,
  name,
  shared,
  version,
  blocks: blocks.map(({ id, position, operator, filters }) => ({
    id,
    position,
    operator,
    filters: filters.map(filter => ({
      id: filter.id,
      paragraphSystemName: filter.paragraphSystemName,
      conditionSystemName: filter.conditionSystemName,
      position: filter.position,
      operator: filter.operator,
      criteriaValues: filter.criteriaValues.map(({ value }) => ({ value })),
    })),
  })),
})
