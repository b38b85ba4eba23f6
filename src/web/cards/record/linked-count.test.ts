import { expect, test } from 'vitest'
import { linkedCount } from './linked-count.ts'

test('Linked records are counted once each, by whatever they are linked, and files are no part of them [F-W17]', () => {
  expect(linkedCount({ relatedEntitiesCount: { object: 12, person: 2, file: 7 } })).toBe(14)
  expect(linkedCount({ relatedEntitiesCount: {} })).toBe(0)
})
