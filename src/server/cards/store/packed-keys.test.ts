import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packKeys, tallyKeys } from './packed-keys.ts'

test('packed numbers of facet values are counted as they were written, those the dictionary does not know left out [C-K03]', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 40_000_000 }))), cards => {
      const size = 100_000
      const expected = new Uint32Array(size)
      for (const key of cards.flat()) if (key < size) expected[key] = (expected[key] ?? 0) + 1
      expect(tallyKeys(cards.map(packKeys).join(''), size)).toEqual(expected)
    }),
    { numRuns: 50, examples: [[[[0, 31, 32, 1023, 1024, 32_767, 32_768, 99_999, 100_000]]]] },
  )
})

test('are plain characters that no database changes', () => {
  expect(packKeys([0, 1, 31, 32, 1024, 40_000_000])).toMatch(/^[ -_]+$/)
})
