import { describe, expect, test } from 'vitest'
import { declarations } from '../cards/declarations.ts'
import { objectCard } from '../cards/object/object-card.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { gatherCells } from './gathered-cells.ts'
import { effective, idleOptions, idleSettings } from './idle-options.ts'
import { type ColumnMapping, keyPaths, type Mapping, readers, type Target } from './mapping.ts'
import { shippedProfiles } from './profiles.ts'
import { missingFor, readRow } from './read-row.ts'

const card = objectCard as unknown as CardDeclaration

const mappingOf = (columns: readonly ColumnMapping[], given: Partial<Mapping> = {}): Mapping => ({
  mode: 'create',
  match: 'number',
  createTerms: true,
  keepUnmatched: true,
  emptyClears: false,
  language: 'en',
  constants: {},
  ...given,
  columns,
})

const person = declarations.find(({ type }) => type === 'person') ?? expect.unreachable()

interface Case {
  readonly declaration: CardDeclaration
  readonly path: string
  readonly reader: Target['reader']
  /** Texts of two columns. */
  readonly cells: readonly [string, string]
}

/** Every reader, and the plain value of every way in which a field holds one. */
const cases: readonly (readonly [name: string, Case])[] = [
  ['value', { declaration: card, path: 'title', reader: undefined, cells: ['Cup + red', 'Bowl'] }],
  ['terms', { declaration: card, path: 'styles', reader: undefined, cells: ['Cup + red', 'Bowl'] }],
  [
    'list',
    { declaration: card, path: 'materials/material', reader: undefined, cells: ['Cup + red', 'Bowl'] },
  ],
  ['link', { declaration: card, path: 'productions/agent', reader: undefined, cells: ['Ada + Bo', 'Eva'] }],
  [
    'dimensions',
    { declaration: card, path: 'measurements', reader: 'dimensions', cells: ['H 1 cm + W 2 cm', 'x 4 cm'] },
  ],
  ['makers', { declaration: card, path: 'productions', reader: 'makers', cells: ['Ada + Bo', '[painter]'] }],
  [
    'inscriptions',
    { declaration: card, path: 'inscriptions', reader: 'inscriptions', cells: ['[A] x + y', 'z'] },
  ],
  ['owners', { declaration: card, path: 'provenance', reader: 'owners', cells: ['Ada + Bo', 'Eva'] }],
  [
    'references',
    { declaration: card, path: 'bibliography', reader: 'references', cells: ['Ada 1911 + Bo', '5'] },
  ],
  ['life', { declaration: person, path: 'birthDate', reader: 'life', cells: ['b. 1841 + x', '1923'] }],
  ['firstYear', { declaration: card, path: 'dating', reader: 'firstYear', cells: ['1841 + 5', '3'] }],
  ['lastYear', { declaration: card, path: 'dating', reader: 'lastYear', cells: ['1841 + 5', '3'] }],
  ...keyPaths.map(
    path => [path, { declaration: card, path, reader: undefined, cells: ['Ada + Bo', 'Eva'] }] as const,
  ),
]

/** Every option of a target with values that change what is read. */
const options: Readonly<Record<Exclude<keyof Target, 'path' | 'reader'>, (given: Case) => Partial<Target>>> =
  {
    empty: ({ cells }) => ({ empty: [cells[0]] }),
    values: ({ cells }) => ({ values: { [cells[0]]: '77' } }),
    replace: ({ cells }) => ({ replace: [[cells[0], '66']] }),
    split: () => ({ split: [' + '] }),
    take: () => ({ split: [' + '], take: 'rest' }),
    prefix: () => ({ prefix: '5' }),
    suffix: () => ({ suffix: '5' }),
    join: ({ reader }) => ({ join: reader === 'life' ? '–' : ' / ' }),
    turn: () => ({ turn: 5 }),
    when: () => ({ when: { other: ['yes'] } }),
    with: ({ path, reader }) => ({
      with:
        reader === 'life'
          ? { deathDate: '{begin}' }
          : path === 'productions' || path === 'productions/agent'
            ? { 'productions/basis': 'mark' }
            : { [`${reader ? path : path.replace(/\/[^/]*$/, '')}/note`]: 'n' },
    }),
    whenEmpty: ({ path }) => ({ whenEmpty: 'refuse', path }),
    missing: () => ({ missing: 'create' }),
  }

/** All that two columns of a row come to. */
function read(given: Case, patch: Partial<Target>): string {
  const { declaration, path, reader, cells } = given
  const target: Target = { path, ...(reader && { reader }) }
  const change = { ...target, ...patch }
  const joined = { ...target, join: ' ' }
  const isShared = patch.turn !== undefined || patch.join !== undefined
  const columns = [
    { column: 'one', targets: [patch.join === undefined ? change : target] },
    ...(isShared ? [{ column: 'two', targets: [patch.join === undefined ? joined : change] }] : []),
  ]
  const mapping = mappingOf(columns)
  const [one, two] = patch.whenEmpty ? ['', ''] : cells
  const row = readRow(declaration, mapping, {
    row: 2,
    cells: new Map([
      ['one', { text: one, type: 'text' }],
      ['two', { text: two, type: 'text' }],
    ]),
  })
  const links = ['productions/agent', 'provenance/owner', 'bibliography/work'].map(link =>
    missingFor(mapping, link),
  )
  return JSON.stringify([
    [...row.cells].toSorted(),
    [...row.years],
    row.leftOver,
    row.messages,
    row.id,
    row.version,
    row.key,
    links,
  ])
}

describe('Every option of a column', () => {
  const walked = cases.flatMap(([name, given]) =>
    Object.entries(options).map(([option, patchOf]) => [name, option, given, patchOf(given)] as const),
  )

  test('is tried with every reader', () => {
    const tried = new Set(cases.map(([, { reader = 'value' }]) => reader))
    expect([...tried].toSorted()).toEqual([...readers].toSorted())
  })

  test.each(walked)(
    'of %s: %s has an effect, or the mapping is refused [F-X01]',
    (_, option, given, patch) => {
      const { declaration, path, reader } = given
      const idle = idleOptions(declaration, { path, ...(reader && { reader }), ...patch })
      if (idle.includes(option as keyof Target)) {
        expect(effective(declaration, { path, ...(reader && { reader }), ...patch })).not.toHaveProperty(
          option,
        )
        return
      }
      expect(idle).toEqual([])
      const without =
        option === 'take' ? { split: patch.split } : option === 'whenEmpty' ? { whenEmpty: undefined } : {}
      const base =
        option === 'turn'
          ? read(given, { turn: 0 })
          : option === 'join'
            ? read(given, { join: '' })
            : option === 'whenEmpty'
              ? read({ ...given, cells: ['', ''] }, without)
              : read(given, without as Partial<Target>)
      const turned = option === 'turn' ? read(given, { turn: -1 }) : undefined
      expect([base === read(given, patch), turned === read(given, patch)]).not.toEqual([true, true])
      if (option !== 'turn') expect(read(given, patch)).not.toBe(base)
    },
  )
})

describe('Columns that a reader is given together', () => {
  const artist: Target = { path: 'productions', reader: 'makers' }
  const cellsOf = (columns: readonly ColumnMapping[], row: Readonly<Record<string, string>>) =>
    Object.fromEntries(gatherCells(card, mappingOf(columns), column => row[column] ?? '').cells)
  const columns = [
    { column: 'role', targets: [{ ...artist, prefix: '[', suffix: ']', join: ' ', turn: 1 }] },
    { column: 'artist', targets: [{ ...artist, turn: 0 }] },
  ]

  test('are joined before they are read: the role is no second maker [F-X01]', () => {
    expect(cellsOf(columns, { artist: 'Blake, Robert', role: 'artist' })).toEqual({
      'productions/type': 'AUTHOR',
      'productions/agent': 'Blake, Robert',
      'productions/role': 'artist',
    })
    expect(cellsOf(columns, { artist: 'Blake, Robert', role: '' })).toEqual({
      'productions/type': 'AUTHOR',
      'productions/agent': 'Blake, Robert',
    })
  })

  test('are joined row by row where both are split, and told where their numbers differ [F-X01]', () => {
    const split = columns.map(({ column, targets }) => ({
      column,
      targets: targets.map(target => ({ ...target, split: [';'] })),
    }))
    expect(cellsOf(split, { artist: 'Ada; Bo', role: 'artist; artist' })).toEqual({
      'productions/type': 'AUTHOR | AUTHOR',
      'productions/agent': 'Ada | Bo',
      'productions/role': 'artist | artist',
    })
    const row: Readonly<Record<string, string>> = { artist: 'Ada; Bo; Eva', role: 'artist; printer' }
    const { cells, leftOver } = gatherCells(card, mappingOf(split), column => row[column] ?? '')
    expect([...cells]).toEqual([])
    expect(leftOver).toEqual([
      { column: 'artist', path: 'productions', text: 'Ada Bo Eva [artist] [printer]' },
    ])
  })
})

test('A mapping is refused for settings that would have no effect, wherever they are [F-X01]', () => {
  const settings = idleSettings(card, {
    columns: [
      { column: 'A', targets: [{ path: 'productions' }] },
      { column: 'B', targets: [{ path: 'title', reader: 'makers' }] },
      { column: 'C', targets: [{ path: 'title', with: { briefDescription: 'x' } }] },
      { column: 'D', targets: [{ path: 'productions/agent', missing: 'create' }] },
      { column: 'E', targets: [{ path: 'productions', reader: 'makers' }] },
      { column: 'F', targets: [{ path: 'title', take: 'rest' }] },
    ],
    constants: { productions: 'x', title: 'y' },
  })
  expect(settings).toEqual([
    { column: 'A', option: 'path' },
    { column: 'B', option: 'reader' },
    { column: 'C', option: 'with' },
    { column: 'E', option: 'missing' },
    { column: 'F', option: 'take' },
    { column: 'productions', option: 'constants' },
  ])
})

test('The mappings that come with the product have no such settings [F-X01]', () => {
  for (const declaration of declarations)
    for (const { name, mapping } of shippedProfiles(declaration.type))
      expect([name, idleSettings(declaration, mapping)]).toEqual([name, []])
})

test('An empty cell clears what its reader would have filled, where the mapping says so [F-X01]', () => {
  const columns: readonly ColumnMapping[] = [
    { column: 'maker', targets: [{ path: 'productions', reader: 'makers' }] },
    { column: 'year', targets: [{ path: 'dating', reader: 'firstYear' }] },
  ]
  const cells = (emptyClears: boolean) =>
    Object.fromEntries(gatherCells(card, mappingOf(columns, { emptyClears }), () => '').cells)
  expect(cells(false)).toEqual({})
  expect(cells(true)).toMatchObject({ 'productions/agent': '', 'productions/note': '', dating: '' })
})

test('A coded year that is none is told, and the strictest answer to an empty cell holds [F-X01]', () => {
  const mapping = mappingOf([
    { column: 'year', targets: [{ path: 'dating', reader: 'firstYear' }] },
    {
      column: 'name',
      targets: [
        { path: 'title', whenEmpty: 'warn', empty: ['n/a'] },
        { path: 'briefDescription', whenEmpty: 'refuse', empty: ['n/a'] },
      ],
    },
  ])
  const row = readRow(card, mapping, {
    row: 2,
    cells: new Map([
      ['year', { text: 'c. 1850', type: 'text' }],
      ['name', { text: 'n/a', type: 'text' }],
    ]),
  })
  expect(row.leftOver).toEqual([{ column: 'year', path: 'dating', text: 'c. 1850' }])
  expect(row.messages.map(({ kind, path }) => [kind, path])).toEqual([['missingValue', 'briefDescription']])
})
