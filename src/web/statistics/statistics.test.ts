import { expect, test } from 'vitest'
import { roundedUp } from '../ui/charts/rounded-up.ts'
import { decadesWithin, decadeValues } from './CardStatistics.tsx'
import { toCsv } from './ChartCard.tsx'
import { facetLook, hasValues } from './FacetChart.tsx'
import { growthValues } from './GrowthChart.tsx'
import { cameIn } from './list-link.tsx'
import { readStatisticsAddress } from './statistics-address.ts'

const today = '2026-02-10'

test('Growth lists each of the last months, including empty ones, and sums up earlier ones [C-S07]', () => {
  const growth = [
    { month: '2020-05', count: 7 },
    { month: '2025-12', count: 2 },
    { month: '2026-02', count: 1 },
  ]
  const { came, total } = growthValues({ growth }, today, 3)
  expect(came.map(({ month, value }) => [month, value])).toEqual([
    ['2025-12', 2],
    ['2026-01', 0],
    ['2026-02', 1],
  ])
  expect(total.map(({ value }) => value)).toEqual([9, 9, 10])
})

test('A month leads to the cards that came from its first day to its last [C-S07]', () => {
  expect(cameIn('2024-02').blocks[0]?.filters[0]?.values).toEqual(['2024-02-01', '2024-02-29'])
})

test('Decades are adjacent, without gaps [C-S07]', () => {
  expect(decadesWithin(today)).toEqual({ from: 1510, to: 2029 })
  const density = [
    { from: 1890, count: 3 },
    { from: 1910, count: 1 },
  ]
  expect(decadeValues({ density, step: 10 })).toEqual([
    { from: 1890, to: 1899, value: 3 },
    { from: 1900, to: 1909, value: 0 },
    { from: 1910, to: 1919, value: 1 },
  ])
  expect(decadeValues({ density: [], step: 10 })).toEqual([])
})

test('A table to take along is read by every program, and nothing in it is worked out as a formula [C-S07]', () => {
  expect(
    toCsv([
      ['Material', 'Number'],
      ['=1+1', 2],
      ['clay, "fired"', 3],
    ]),
  ).toBe('\uFEFFMaterial,Number\r\n\'=1+1,2\r\n"clay, ""fired""",3\r\n')
})

test('Scales end at numbers that people like; charts fit what they show; addresses of any kind are read [C-S07]', () => {
  expect([0, 1, 3, 10, 11, 140, 999].map(roundedUp)).toEqual([2, 2, 4, 10, 20, 200, 1000])
  expect(facetLook({ name: 'completeness', type: 'MULTIVALUE' })).toBe('shares')
  expect(facetLook({ name: 'dating', type: 'RANGE' })).toBe('columns')
  expect(facetLook({ name: 'materials_material', type: 'TEXT' })).toBe('bars')
  expect(hasValues({ values: [{ value: 'x', label: 'x', count: 1 }] })).toBe(false)
  expect(readStatisticsAddress({ type: 'file', months: 12 })).toEqual({ type: 'file', months: '12' })
  expect(readStatisticsAddress({ type: 5, months: '7' })).toEqual({})
})
