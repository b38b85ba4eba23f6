import type { InputOf } from '#model/api/endpoint.ts'
import type { describeSearch } from '#model/api/searches/saved.ts'
import { cardTypes } from '#model/record-types.ts'
import { readCriteria } from '#model/searches/criteria.ts'
import type { CardArea } from '../../cards/card-area.ts'

/** Criteria of a list in the shape in which searches are described and saved. */
export const describeCriteria = (
  { type }: CardArea,
  criteria: string,
): InputOf<typeof describeSearch>['body'] => ({
  classId: cardTypes[type],
  blocks: (readCriteria(criteria)?.blocks ?? []).map(({ operator, filters }) => ({
    operator,
    filters: filters.map(({ field, condition, operator: join, values }) => ({
      paragraphSystemName: field,
      conditionSystemName: condition,
      operator: join,
      criteriaValues: values.map(value => ({ value })),
    })),
  })),
})
