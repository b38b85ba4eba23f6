import { expect, test } from 'vitest'
import { declarationOf } from '../cards/declarations.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { criteriaOfList } from './criteria-of-list.ts'

const objects = declarationOf('object') as CardDeclaration

const criteriaFor = (narrowed: Parameters<typeof criteriaOfList>[1]) => {
  const { criteria, ...others } = criteriaOfList(objects, narrowed)
  return {
    ...others,
    blocks: criteria?.blocks.map(({ operator, filters }) => [
      operator,
      ...filters.map(({ field, condition, values }) => `${field} ${condition} ${values.join('|')}`.trim()),
    ]),
  }
}

test('What narrows a list becomes criteria: each facet a block, its values alternatives [C-Q01]', () => {
  expect(
    criteriaFor({
      q: ' silver cup ',
      filters: {
        materials_material: ['3', '4'],
        location_room: ['5', 'EMPTY_ROOM'],
        completeness: ['50', '75'],
        publishedOnWeb: ['true'],
      },
    }),
  ).toEqual({
    words: 'silver cup',
    left: [],
    blocks: [
      ['AND', '@title CONTAINS silver cup'],
      ['AND', 'materials/material WITHIN 3|4'],
      ['AND', 'location/room WITHIN 5', 'location/room IS_EMPTY'],
      ['AND', '@completeness BETWEEN 50|74', '@completeness BETWEEN 75|100'],
      ['AND', '@publishedOnWeb EQUALS true'],
    ],
  })
})

test('What no condition can say is named, and not passed over in silence [C-Q01]', () => {
  expect(criteriaFor({ filters: { isLinked: ['false'], noSuchFacet: ['1'] } })).toEqual({
    words: undefined,
    left: ['isLinked', 'noSuchFacet'],
    blocks: undefined,
  })
})

test('Facets hold beside every alternative of the search that narrows the list already [C-Q01]', () => {
  const one = (value: string) => ({
    field: '@title',
    condition: 'CONTAINS' as const,
    operator: 'AND' as const,
    values: [value],
  })
  const criteria = {
    blocks: [
      { operator: 'AND' as const, filters: [one('cup')] },
      { operator: 'OR' as const, filters: [one('plate')] },
    ],
  }
  expect(criteriaFor({ criteria, filters: { materials_material: ['3'] } }).blocks).toEqual([
    ['AND', '@title CONTAINS cup'],
    ['AND', 'materials/material WITHIN 3'],
    ['OR', '@title CONTAINS plate'],
    ['AND', 'materials/material WITHIN 3'],
  ])
})
