import { expect, test } from 'vitest'
import { numberKey } from './numbers.ts'

test('A number of a hundred characters, each of which folds into eighteen letters, fits an index entry and stays its own [F-T21]', () => {
  const [one, other] = ['a', 'b'].map(end => numberKey('\ufdfa'.repeat(99) + end))
  expect(Buffer.byteLength(one ?? '')).toBeLessThan(2000)
  expect(one).not.toBe(other)
  expect(numberKey(' Inv. 12 a')).toBe(numberKey('inv.12A'))
})
