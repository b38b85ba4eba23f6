import { expect, test } from 'vitest'
import { takeLong, turnsDuring } from '../../../test/harness/turns-during.ts'
import { canonicalJson, canonicalJsonInTurns } from './canonical-json.ts'
import { mapInTurns, sortInTurns } from './in-turns.ts'

test('Between items that take long others have their turn [F-T16]', async () => {
  const doubled = (item: number): number => {
    takeLong()
    return item * 2
  }
  let results: readonly number[] = []
  const turns = await turnsDuring(async () => {
    results = await mapInTurns([1, 2, 3, 4, 5], doubled)
  })
  expect(results).toEqual([2, 4, 6, 8, 10])
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('Many things are sorted as ever, equal ones in their order, and others have their turn [F-T16]', async () => {
  const items = Array.from({ length: 5000 }, (_, at) => ({ at, by: (at * 7919) % 613 }))
  const compare = (one: { by: number }, other: { by: number }) => one.by - other.by
  let sorted: readonly unknown[] = []
  const turns = await turnsDuring(async () => {
    sorted = await sortInTurns(items, compare)
  })
  expect(sorted).toEqual(items.toSorted(compare))
  expect(turns).toBeGreaterThanOrEqual(10)
})

test('JSON of a long list is the same, made in turns [F-T16]', async () => {
  const value = {
    z: [{ b: 1, a: ['x', undefined, null], c: undefined }, null, undefined],
    a: { y: 2, x: [] },
    gone: undefined,
    none: null,
  }
  expect(await canonicalJsonInTurns(value)).toBe(canonicalJson(value))
  const list = Array.from({ length: 5 }, () => ({
    get slow() {
      takeLong()
      return 1
    },
  }))
  expect(await turnsDuring(() => canonicalJsonInTurns({ list }))).toBeGreaterThanOrEqual(4)
})
