import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDate } from '../../../test/harness/any-date.ts'
import { objectCard } from '../cards/object/object-card.ts'
import { showDate } from '../dates/date-text.ts'
import type { Field, Fields, Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import { type MeasureField, unitsOf } from '../kinds/measure.ts'
import { cellColumns, cellsOf } from './cells.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { diffCards } from './diff.ts'
import { fieldsOf, isLeaf, isList } from './fields.ts'
import { mapRefs } from './map-refs.ts'
import { parseCard } from './parse-card.ts'
import { problemList } from './problem-list.ts'
import { readCells } from './read-cells.ts'

const declaration = objectCard as unknown as CardDeclaration

/** Names every term and record by its id: 'term 12'. */
const words: Words = {
  language: 'en',
  term: ({ id }) => `term ${id}`,
  link: ({ id, name }) => (id === undefined ? (name ?? '') : `card ${id}`),
  choice: (name, id) => {
    for (const { field } of cellColumns(declaration))
      if (field.kind === 'choice' && 'choices' in field && 'name' in field && field.name === name)
        return (
          Object.entries(field.choices as Record<string, number>).find(([, each]) => each === id)?.[0] ?? ''
        )
    return ''
  },
  yesNo: value => (value ? 'yes' : 'no'),
}

let rows = 0
const parsed = (values: CardValues) => {
  const { problems, found } = problemList()
  const card = parseCard(declaration, values, problems, () => `r${++rows}`)
  return { card, found }
}

/** Resolves references by name, as a table contains them. */
const lookedUp = (values: CardValues): CardValues =>
  mapRefs(fieldsOf(declaration), values, {
    term: (_code, ref) => (ref.id === '' ? { id: (ref.name ?? '').replace('term ', '') } : ref),
    link: (_types, ref) => (/^card \d+$/.test(ref.name ?? '') ? { id: (ref.name ?? '').slice(5) } : ref),
  })

const readBack = (cells: ReadonlyMap<string, string>, base?: CardValues) => {
  const { problems, found } = problemList()
  const values = readCells(declaration, cells, { words, problems, ...(base && { base }) })
  expect([...found]).toEqual([])
  return parsed(lookedUp(values)).card
}

const signs = ['|', '\\', ';', '"', ' ', 'ż', 'é', '=', '-', 'a', 'B', '1', ',', '\u{1F3FA}']
const line = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 })
  .map(letters => letters.join(''))
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map(all => all.join('\n'))
const id = fc.integer({ min: 1, max: 999 }).map(String)
const decimal = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(number => number / 1000)

const leafValue = (field: Leaf): fc.Arbitrary<unknown> => {
  const given = field as Leaf & Record<string, unknown>
  switch (field.kind) {
    case 'longText':
      return lines
    case 'translated':
      return fc.record({ en: given.long ? lines : line, it: line, pl: line }, { requiredKeys: [] })
    case 'authority':
      return fc.constantFrom(
        { scheme: 'ulan', code: '500115588' },
        { scheme: 'source', code: 'Old list:a | b; c' },
      )
    case 'url':
      return fc.constant('https://museum.example/a|b;c')
    case 'number':
      return fc.integer({ min: Number(given.min ?? 0), max: Number(given.max ?? 1000) })
    case 'boolean':
      return fc.constant(true)
    case 'day':
      return fc
        .date({ min: new Date('1000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map(day => day.toISOString().slice(0, 10))
    case 'date':
      return anyDate
    case 'choice':
      return fc
        .constantFrom(...Object.values(given.choices as Record<string, number>))
        .map(choice => ({ id: choice }))
    case 'term':
      return id.map(term => ({ id: term }))
    case 'terms':
      return fc
        .uniqueArray(id, { minLength: 1, maxLength: 3 })
        .map(terms => terms.map(term => ({ id: term })))
    case 'money':
      return fc.record({
        amount: fc.constantFrom('12.50', '1000', '1234567.5'),
        currency: fc.constant('EUR'),
      })
    case 'measure':
      return fc.record({ value: decimal, unit: fc.constantFrom(...unitsOf(field as MeasureField)) })
    case 'coordinates':
      return fc.record({
        x: fc.integer({ min: -180, max: 180 }),
        y: fc.integer({ min: -90, max: 90 }),
        system: fc.constant(4326),
      })
    case 'link':
      return fc.oneof(
        id.map(card => ({ id: card })),
        ...(given.named ? [line.map(name => ({ name }))] : []),
      )
    default:
      return given.pattern ? fc.constant('12345678') : line
  }
}

/** Generates values: half of the fields are empty, lists have up to three rows. */
const anyValues = (fields: Fields, share: number): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [
          key,
          fc.option(anyValue(field), { nil: undefined, freq: field.required ? 1000 : share }),
        ]),
      ),
    )
    .map(values => ({ ...values }))

const anyValue = (field: Field): fc.Arbitrary<unknown> => {
  if (isLeaf(field)) return leafValue(field)
  if (isList(field)) return fc.array(anyValues(field.fields, 2), { minLength: 1, maxLength: 3 })
  return anyValues(field.fields, 2)
}

const anyCard = anyValues(fieldsOf(declaration), 2).map(values => parsed(values).card)

/** Normalises values: a date comes back as its words, which are equivalent (see the kind), and row ids are new. */
const compared = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compared)
  if (typeof value !== 'object' || value === null) return value
  if ('periodMode' in value) return (value as { text?: string }).text ?? showDate(value as never, 'en')
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) =>
      key === 'id' && String(inside).startsWith('r') ? [] : [[key, compared(inside)]],
    ),
  )
}

describe('A card as cells of a table', () => {
  test('whatever it holds, is read back as it was', () => {
    fc.assert(
      fc.property(anyCard, card => {
        expect(compared(readBack(cellsOf(declaration, card, words)))).toEqual(compared(card))
      }),
      { numRuns: 150 },
    )
  })

  test('is the very same card where its cells are read against it, ids of rows and all', () => {
    fc.assert(
      fc.property(anyCard, card => {
        const back = readBack(cellsOf(declaration, card, words), card)
        expect(diffCards(fieldsOf(declaration), card, back)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('puts rows of a list behind each other, at the same place in all columns', () => {
    const { card } = parsed({
      materials: [{ material: { id: '1' }, part: 'foot | rim' }, { technique: { id: '2' } }],
      obverse: { portraits: [{ person: { name: 'Nero; C. Caesar' } }, { person: { name: 'Agrippina' } }] },
    })
    expect(Object.fromEntries(cellsOf(declaration, card, words))).toEqual({
      'materials/material': 'term 1 |',
      'materials/part': 'foot \\| rim |',
      'materials/technique': '| term 2',
      'obverse/portraits/person': 'Nero; C. Caesar | Agrippina',
    })
  })

  test('changes what its cells speak of, and leaves what they do not speak of', () => {
    const { card } = parsed({
      title: { en: 'Cup', it: 'Coppa' },
      materials: [
        { material: { id: '1' }, note: 'worn' },
        { material: { id: '2' }, part: 'foot' },
      ],
    })
    const read = (cells: Readonly<Record<string, string>>) =>
      diffCards(fieldsOf(declaration), card, readBack(new Map(Object.entries(cells)), card)).map(
        ({ path, kind, after }) => [path.replace(/#r\d+/, '#'), kind, after],
      )
    expect(read({ 'materials/material': 'term 1 | term 3' })).toEqual([
      ['materials#/material', 'set', { id: '3' }],
    ])
    expect(read({ 'materials/material': '' })).toEqual([
      ['materials#/material', 'set', null],
      ['materials#/material', 'set', null],
    ])
    expect(read({ title: '[en] Bowl\n[it] Coppa' })).toEqual([['title', 'set', { en: 'Bowl', it: 'Coppa' }]])
    expect(read({ 'materials/part': '', 'materials/material': 'term 1', 'materials/note': 'worn' })).toEqual([
      ['materials#', 'removed', null],
    ])
  })
})
