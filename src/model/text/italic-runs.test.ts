import { expect, test } from 'vitest'
import { italicRuns } from './italic-runs.ts'

test('The named words of a text are set in italics, the longest first [F-W06]', () => {
  expect(italicRuns('Quercus robur L. subsp. robur', ['robur', 'Quercus robur'])).toEqual([
    { text: 'Quercus robur', italic: true },
    { text: ' L. subsp. ', italic: false },
    { text: 'robur', italic: true },
  ])
  expect(italicRuns('Krater')).toEqual([{ text: 'Krater', italic: false }])
})
