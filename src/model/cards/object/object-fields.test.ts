import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allFields, fieldAt } from '../../engine/fields.ts'
import { objectCard } from './object-card.ts'
import { keptByTheEngine, planned } from './planned-fields.fixture.ts'

const plan = fileURLToPath(new URL('../../../../../shared/design/card-fields.json', import.meta.url))

interface PlannedRow {
  readonly key: string
  readonly level: 'R' | 'S' | 'A'
}

const rows: Readonly<Record<string, readonly PlannedRow[]>> = existsSync(plan)
  ? JSON.parse(readFileSync(plan, 'utf8'))
  : {}

/** Kinds of a card of each part of the plan. */
const kindsOfPart: Readonly<Record<string, readonly string[]>> = {
  'Core (all categories)': [],
  Archaeological: ['archaeological'],
  'Naturalistic: common block': ['naturalistic'],
  'Naturalistic: botany': ['naturalistic', 'botany'],
  'Naturalistic: zoology': ['naturalistic', 'zoology'],
  'Naturalistic: palaeontology': ['naturalistic', 'palaeontology'],
  'Naturalistic: mineralogy': ['naturalistic', 'mineralogy'],
  'Naturalistic: petrography': ['naturalistic', 'petrography'],
  Numismatic: ['numismatic'],
  'Other: art, applied art, technical, photo': ['other'],
}

const ranks = { R: 0, S: 1, A: 2 } as const

const sectionOf = (path: string) =>
  Object.values(objectCard.sections).find(({ fields }) => (path.split('/')[0] ?? '') in fields)

describe.skipIf(!existsSync(plan))(
  'The plan of the fields (skipped where ../shared/design is absent)',
  () => {
    test('has a field for every row, and the table of rows names nothing else [C-O02]', () => {
      const keys = Object.values(rows).flatMap(part => part.map(({ key }) => key))
      expect([...Object.keys(planned), ...Object.keys(keptByTheEngine)].toSorted()).toEqual(keys.toSorted())
    })

    test.each(Object.entries(rows))(
      '%s: each field is shown to cards of the kind, no further away than planned [C-O01] [C-O02]',
      (part, partRows) => {
        const kinds = kindsOfPart[part] ?? ['unknown part']
        for (const { key, level } of partRows.filter(({ key }) => !(key in keptByTheEngine))) {
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
  },
)

test('Every key of a field stands in one section only', () => {
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
