import { describe, expect, test } from 'vitest'
import { allFields, fieldAt } from '../../engine/fields.ts'
import { objectCard } from './object-card.ts'
import { keptByTheEngine, planned } from './planned-fields.fixture.ts'
import { plannedParts } from './planned-levels.fixture.ts'

const ranks = { R: 0, S: 1, A: 2 } as const

const sectionOf = (path: string) =>
  Object.values(objectCard.sections).find(({ fields }) => (path.split('/')[0] ?? '') in fields)

describe('The plan of the fields', () => {
  test('has a field for every row, and the table of rows names nothing else [C-O02]', () => {
    const keys = Object.values(plannedParts).flatMap(({ R, S, A }) => [...R, ...S, ...A])
    expect([...Object.keys(planned), ...Object.keys(keptByTheEngine)].toSorted()).toEqual(keys.toSorted())
  })

  test.each(Object.entries(plannedParts))(
    '%s: each field is shown to cards of the kind, no further away than planned [C-O01] [C-O02]',
    (_part, { kinds, ...levels }) => {
      const rows = (['R', 'S', 'A'] as const).flatMap(level => levels[level].map(key => ({ key, level })))
      for (const { key, level } of rows.filter(({ key }) => !(key in keptByTheEngine))) {
        const [first = '', ...more] = planned[key] ?? []
        for (const path of [first, ...more]) {
          expect(fieldAt(objectCard, path), `${key} at ${path}`).toBeDefined()
          const shownFor = sectionOf(path)?.for
          expect(!shownFor || shownFor.some(kind => kinds.includes(kind)), `${key} at ${path}`).toBe(true)
        }
        expect(ranks[fieldAt(objectCard, first)?.field.level ?? 'S'], key).toBeLessThanOrEqual(ranks[level])
      }
    },
  )
})

test('Every field key occurs in only one section', () => {
  const keys = Object.values(objectCard.sections).flatMap(({ fields }) => Object.keys(fields))
  expect(new Set(keys).size).toBe(keys.length)
})

test('Paths that the declaration names are fields', () => {
  const paths = [...objectCard.notCloned, (objectCard.numberPath ?? '').replaceAll('.', '/')]
  expect(paths.filter(path => !allFields(objectCard).has(path))).toEqual([])
})

test('What the museum keeps to itself is private: values, places of storage, owners', () => {
  const isPrivate = (path: string) => {
    const placed = fieldAt(objectCard, path)
    return [placed?.field, ...(placed?.within ?? [])].some(field => field?.private)
  }
  const open = [
    'valuations/amount',
    'location/room',
    'movements/to',
    'owners/owner',
    'acquisitions/price',
    'salvage/priority',
  ]
  expect(open.filter(path => !isPrivate(path))).toEqual([])
})
