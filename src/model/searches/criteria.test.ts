import { describe, expect, test } from 'vitest'
import { mostFilters, mostValues, readCriteria } from './criteria.ts'

const criterion = { field: 'title', condition: 'CONTAINS', operator: 'AND', values: ['vase'] }
const block = { operator: 'AND', filters: [criterion] }
const read = (value: unknown) => readCriteria(JSON.stringify(value))

describe('criteria of an address', () => {
  test('are read as they were written, without what they do not name', () => {
    expect(read({ blocks: [block] })).toEqual({ blocks: [block] })
    expect(read({ blocks: [{ ...block, filters: [{ ...criterion, more: 1 }] }], more: 1 })).toEqual({
      blocks: [block],
    })
  })

  test.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['a list', '[]'],
    ['nothing', 'null'],
  ])('are none for %s', (_what, written) => {
    expect(readCriteria(written)).toBeUndefined()
  })

  test.each([
    ['no block', { blocks: [] }],
    ['too many blocks', { blocks: Array(21).fill(block) }],
    ['a block that is a list', { blocks: [[criterion]] }],
    ['a block without filters', { blocks: [{ ...block, filters: [] }] }],
    ['too many filters', { blocks: [{ ...block, filters: Array(mostFilters + 1).fill(criterion) }] }],
    ['an operator that is none', { blocks: [{ ...block, operator: 'NOT' }] }],
    [
      'a condition that is none',
      { blocks: [{ ...block, filters: [{ ...criterion, condition: 'constructor' }] }] },
    ],
    ['no field', { blocks: [{ ...block, filters: [{ ...criterion, field: '' }] }] }],
    [
      'a field that is too long',
      { blocks: [{ ...block, filters: [{ ...criterion, field: 'x'.repeat(401) }] }] },
    ],
    ['a value that is a number', { blocks: [{ ...block, filters: [{ ...criterion, values: [1] }] }] }],
    [
      'a value that is too long',
      { blocks: [{ ...block, filters: [{ ...criterion, values: ['x'.repeat(501)] }] }] },
    ],
    [
      'too many values',
      { blocks: [{ ...block, filters: [{ ...criterion, values: Array(mostValues + 1).fill('x') }] }] },
    ],
  ])('are none with %s', (_what, value) => {
    expect(read(value)).toBeUndefined()
  })
})
