import { beforeEach, describe, expect, test } from 'vitest'
import { criteriaOf } from '#model/api/searches/criteria-of.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { keepDraft, keptDraft } from '../use-draft.ts'
import {
  addBlock,
  addFilter,
  changeFilter,
  duplicateBlock,
  duplicateFilter,
  joinBlock,
  moveBlock,
  moveFilter,
  putBack,
  removeBlock,
  removeFilter,
} from './change-draft.ts'
import { filterProblem } from './filter-conditions.ts'
import {
  type DraftFilter,
  filledBlocks,
  filtersOf,
  newDraft,
  type SearchDraft,
  sentBlocks,
} from './search-draft.ts'

const objects = objectCard as unknown as CardDeclaration

const line = (id: number, field: string, change: Partial<DraftFilter> = {}): DraftFilter => ({
  id,
  operator: 'AND',
  field,
  condition: 'CONTAINS',
  values: [{ value: 'lamp' }],
  ...change,
})

const draft: SearchDraft = {
  classId: cardTypes.object,
  name: 'Lamps',
  shared: false,
  blocks: [
    { id: 1, operator: 'AND', filters: [line(2, '@title'), line(3, '@number')] },
    {
      id: 4,
      operator: 'OR',
      filters: [line(5, '@completeness', { condition: 'AT_LEAST', values: [{ value: '50' }] })],
    },
  ],
}

const fields = (of: SearchDraft | undefined) =>
  of?.blocks.map(({ filters }) => filters.map(({ field }) => field).join(' ')).join(' | ')

describe('What one puts together in the editor [C-Q01]', () => {
  test('begins with one line, and what is new has negative ids that nothing else has', () => {
    const many = addFilter(addBlock(duplicateBlock(duplicateFilter(draft, 2), 1)), 4)
    const ids = many.blocks.flatMap(({ id, filters }) => [id, ...filters.map(filter => filter.id)])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(id => id > 0)).toEqual([1, 2, 3, 4, 5])
    expect(filtersOf(newDraft(1))).toHaveLength(1)
    expect(filtersOf(newDraft(1))[0]?.id).toBeLessThan(0)
  })

  test('moves: lines within their block and into the next, blocks among themselves', () => {
    expect(fields(moveFilter(draft, 2, 1))).toBe('@number @title | @completeness')
    expect(fields(moveFilter(draft, 3, 1))).toBe('@title | @number @completeness')
    expect(fields(moveFilter(draft, 5, -1))).toBe('@title @number @completeness')
    expect(fields(moveFilter(draft, 2, -1))).toBe('@title @number | @completeness')
    expect(fields(moveBlock(draft, 4, -1))).toBe('@completeness | @title @number')
    expect(fields(moveBlock(draft, 4, 1))).toBe('@title @number | @completeness')
  })

  test('is copied below itself, and joined otherwise', () => {
    expect(fields(duplicateFilter(draft, 2))).toBe('@title @title @number | @completeness')
    expect(fields(duplicateBlock(draft, 1))).toBe('@title @number | @title @number | @completeness')
    expect(joinBlock(draft, 4, 'AND').blocks[1]?.operator).toBe('AND')
  })

  test('comes back where it stood, while what was done since stays', () => {
    const without = removeFilter(draft, 2)
    expect(fields(without?.draft)).toBe('@number | @completeness')
    const later = without && changeFilter(without.draft, 3, { field: '@updatedAt' })
    expect(fields(later && putBack(later, without.removed))).toBe('@title @updatedAt | @completeness')
    // The last line takes its block along.
    const last = removeFilter(draft, 5)
    expect(fields(last?.draft)).toBe('@title @number')
    expect(last && putBack(last.draft, last.removed)).toEqual(draft)
    // A new block may have got the id of one that was removed: both keep their own.
    const fresh = addFilter(draft, 1)
    const gone = removeFilter(fresh, -1)
    const again = gone && putBack(addFilter(gone.draft, 1), gone.removed)
    expect(new Set(again && filtersOf(again).map(({ id }) => id)).size).toBe(5)
    // The last block leaves an empty one behind, which goes again.
    const one = { ...draft, blocks: draft.blocks.slice(0, 1) }
    const none = removeBlock(one, 1)
    expect(fields(none?.draft)).toBe('')
    expect(none && putBack(none.draft, none.removed)).toEqual(one)
  })

  test('is sent without what is empty: numbers as numbers, and no value where none is taken', () => {
    const filled = addBlock(
      changeFilter(addFilter(draft, 1), 3, { condition: 'IS_EMPTY', values: [{ value: 'x' }] }),
    )
    const sent = sentBlocks(objects, filledBlocks(filled))
    expect(sent.map(({ filters }) => filters.length)).toEqual([2, 1])
    expect(sent[0]?.filters[1]).toMatchObject({ conditionSystemName: 'IS_EMPTY', criteriaValues: [] })
    expect(sent[1]?.filters[0]).toMatchObject({
      paragraphSystemName: '@completeness',
      propertyTypeId: 3,
      valueType: 'NUMBER',
      criteriaValues: [{ value: 50 }],
    })
    expect(criteriaOf(sent)).toEqual({
      wrong: {},
      criteria: {
        blocks: [
          {
            operator: 'AND',
            filters: [
              { field: '@title', condition: 'CONTAINS', operator: 'AND', values: ['lamp'] },
              { field: '@number', condition: 'IS_EMPTY', operator: 'AND', values: [] },
            ],
          },
          {
            operator: 'OR',
            filters: [{ field: '@completeness', condition: 'AT_LEAST', operator: 'AND', values: ['50'] }],
          },
        ],
      },
    })
  })

  test('reports problems line by line before sending', () => {
    expect(filterProblem(objects, line(1, '@title'), 'en')).toBeUndefined()
    expect(filterProblem(objects, line(1, '@title', { values: [] }), 'en')?.key).toBe('required')
    expect(filterProblem(objects, line(1, 'nothing'), 'en')?.key).toBe('unknownField')
    expect(filterProblem(objects, line(1, '@completeness', { condition: 'AT_MOST' }), 'en')?.key).toBe(
      'number',
    )
  })

  describe('survives a reload', () => {
    beforeEach(() => sessionStorage.clear())

    test('until it is saved', () => {
      keepDraft('7', { draft, version: 3 })
      expect(keptDraft('7')).toEqual({ draft, version: 3 })
      keepDraft('7', undefined)
      expect(keptDraft('7')).toBeUndefined()
      sessionStorage.setItem('vitrine.search.7', '{"draft":{}}')
      expect(keptDraft('7')).toBeUndefined()
    })
  })
})
