import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { oneSlip } from './one-slip.ts'

test('Words are mended from one slip wherever it happened [C-S06]', () => {
  const meant = oneSlip('krtaer')
  expect(meant).toEqual(expect.arrayContaining(['krater', 'rtaer', 'krtae', 'krtaers', 'akrtaer', 'krtper']))
  expect(meant.filter(word => editDistance(word, 'krtaer', 2) !== 1)).toEqual([])
  expect(new Set(meant).size).toBe(meant.length)
})
