import { expect, test } from 'vitest'
import { MergedCells, mostMerged } from './merged-cells.ts'

test('As many merged cells are filled as are promised', () => {
  const ranges = Array.from({ length: mostMerged }, (_, at) => ({
    column: 0,
    first: at * 2 + 1,
    last: at * 2 + 2,
  }))
  const merged = new MergedCells(ranges)
  merged.fill({ row: 1, cells: [{ text: 'Bowl', type: 'text' }] })
  expect(merged.fill({ row: 2, cells: [] }).cells).toEqual([{ text: 'Bowl', type: 'merged' }])
})
