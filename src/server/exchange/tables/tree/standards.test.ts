import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { objectCard } from '#model/cards/object/object-card.ts'
import { readRow } from '#model/exchange/read-row.ts'
import { standardMapping } from '#model/exchange/standard-mapping.ts'
import { standardOf } from '#model/exchange/standards.ts'
import { readTable } from '../index.ts'
import * as examples from './examples.fixture.ts'

/** What the rows of a file say in the fields of objects, by 'Next' alone. */
async function objectsOf(content: string | Buffer) {
  const table = await readTable(Readable.from([Buffer.from(content)]))
  const rows = await table.sample(100)
  const columns = table.columns.map(({ name, index }) => ({
    name,
    samples: rows.map(({ cells }) => cells[index]?.text ?? '').filter(text => text !== ''),
  }))
  await table.close()
  const standard = standardOf(table.kind)
  if (!standard) throw new Error(`no standard ${table.kind}`)
  const mapping = standardMapping(standard, objectCard, columns, { language: 'en', labels: () => [] })
  return {
    kind: table.kind,
    language: mapping.language,
    columns: columns.map(({ name }) => name),
    objects: rows.map(({ row, cells }) => {
      const written = new Map(
        table.columns.map(({ name, index }) => [name, cells[index] ?? { text: '', type: 'empty' }] as const),
      )
      const read = readRow(objectCard, mapping, { row, cells: written })
      const filled = [...read.cells].filter(([, text]) => text !== '')
      return { ...Object.fromEntries(filled), years: read.years.get('dating'), left: read.leftOver }
    }),
  }
}

test('LIDO becomes objects with number, title, makers in their roles, dates, materials, dimensions and rights [F-X08]', async () => {
  const { kind, language, objects } = await objectsOf(examples.lidoHarvest)
  expect([kind, language, objects.length]).toEqual(['lido', 'de', 2])
  expect(objects[0]).toEqual({
    'objectNumbers/objectNumber': 'K 1',
    'otherNumbers/number': 'alt 7 | 4711 | rec-K 1',
    'otherNumbers/type': '| database id | database id',
    title: '[de] Schale mit Fischen\n[en] Bowl with fishes',
    'titles/title': 'Fischschale',
    objectName: 'Schale',
    typologies: 'Steinzeug',
    'productions/type': 'AUTHOR',
    'productions/agent': 'Ofen, Erna',
    'productions/role': 'Töpferin',
    'productions/note': '1880 – 1951',
    dating: 'um 1925',
    years: { first: '1923', last: '1927' },
    'otherPlaces/type': 'place of making',
    'otherPlaces/place': 'Bürgel',
    'materials/material': 'Steinzeug |',
    'materials/technique': '| gedreht',
    dimensionsDisplay: 'H 8 cm, D 21 cm',
    'measurements/type': 'height | diameter',
    'measurements/value': '8 cm | 21 cm',
    description: 'Flach, mit zwei Fischen.',
    'inscriptions/type': 'signature',
    'inscriptions/text': 'E. Ofen',
    'acquisitions/from': 'Karl Ufer',
    'acquisitions/date': '1961',
    'acquisitions/type': 'Schenkung',
    'subjects/subject': 'Fische',
    iconclass: '25F6',
    'bibliography/work': 'Ufer, Töpfe am Fluss',
    'rights/type': 'copyright',
    'rights/statement': 'CC0 1.0',
    'publication/creditLine': 'Schenkung Karl Ufer',
    left: [],
  })
  // A sign that separates values is text where there is one value.
  expect(objects[1]).toMatchObject({ title: '[de] Schale | zweite\n[en] Bowl with fishes' })
})

test('MARCXML in an OAI-PMH harvest becomes objects; deleted records are none [F-X08]', async () => {
  const { kind, columns, objects } = await objectsOf(examples.marcHarvest)
  expect([kind, objects.length]).toEqual(['marcxml', 1])
  expect(columns).toContain('245$c')
  expect(objects[0]).toMatchObject({
    'objectNumbers/objectNumber': 'm-1',
    'otherNumbers/number': 'Mappe 3',
    title: 'Töpfe am Fluss : ein Musterbuch',
    'productions/agent': 'Ofen, Erna',
    'productions/role': 'author',
    'productions/note': '1880-1951',
    dating: '1931',
    'otherPlaces/place': 'Bürgel',
    'publishers/publisher': 'Ufer',
    dimensionsDisplay: '12 leaves : coloured',
    'measurements/value': '30 cm',
    description: 'Drawings of pots.',
    'subjects/subject': 'Pottery – Patterns | Fishes',
  })
})

test('MODS becomes objects with names by their roles and dates by their ends [F-X08]', async () => {
  const { kind, language, objects } = await objectsOf(examples.modsFile)
  expect([kind, language]).toEqual(['mods', 'en'])
  expect(objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'F 12',
      'otherNumbers/number': 'hdl:1/2 | 99',
      title: 'Die Brücke : Blick vom Ufer',
      'titles/title': 'Flussbild',
      'productions/agent': 'Ufer, Karl',
      'productions/role': 'photographer',
      objectName: 'photograph',
      dating: '1930 – 1935',
      'otherPlaces/place': 'Jena',
      'materials/material': 'paper |',
      'materials/technique': '| gelatin silver print',
      dimensionsDisplay: '18 x 24 cm',
      description: 'The bridge in winter.',
      'subjects/subject': 'Bridges – Jena',
      'rights/statement': 'CC BY 4.0',
    },
  ])
})

test('Each unit of EAD is a row with the path of those above it, in both versions [F-X08]', async () => {
  const { kind, objects } = await objectsOf(examples.eadFile)
  expect(kind).toBe('ead')
  expect(objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'NL O',
      title: 'Papers of Erna Ofen',
      dating: '1899–1951',
      'productions/agent': 'Ofen, Erna',
      historicalNotes: 'Born in Jena.\nDied there.',
    },
    { 'objectNumbers/objectNumber': 'NL O/1', 'structure/whole': 'NL O' },
    {
      'objectNumbers/objectNumber': 'NL O/1/1',
      title: 'To Karl Ufer',
      dating: '3 May 1930',
      'structure/whole': 'NL O/1',
      remarks: 'Container: box 4\nLevel: item\nPath: Papers of Erna Ofen › Letters',
      description: 'About a kiln.',
      'measurements/value': '20 cm | 30 cm',
      'subjects/subject': 'Kilns |',
      'subjects/note': '| Ufer, Karl',
    },
    { 'objectNumbers/objectNumber': 'c9', title: 'Drawings', 'structure/whole': 'NL O' },
  ])
  const newer = await objectsOf(examples.ead3File)
  expect(newer.objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'A',
      dating: 'April 1930 – 1935',
      years: { first: '1930', last: '1935' },
      'productions/agent': 'Ufer, Karl',
      'productions/note': '1901–1970',
      dimensionsDisplay: '3 albums',
    },
    { 'objectNumbers/objectNumber': 'A 1', 'structure/whole': 'A' },
  ])
})

test('EDM becomes objects with the agents, places and times that it names elsewhere [F-X08]', async () => {
  const { kind, objects } = await objectsOf(examples.edmFile)
  expect(kind).toBe('edm')
  expect(objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'K 1',
      title: '[de] Schale\n[en] Bowl',
      'productions/agent': 'Erna Ofen',
      'productions/note': '1880–1951',
      objectName: 'bowl',
      'materials/material': 'stoneware',
      dating: '1923 – 1927',
      'otherPlaces/place': 'Bürgel',
      'rights/statement': 'http://creativecommons.org/publicdomain/zero/1.0/',
      'documents/reference': 'http://example.org/1',
    },
    { 'objectNumbers/objectNumber': '2', title: 'Krug' },
  ])
  expect(objects[0]).not.toHaveProperty('subjects/subject')
})

test('Adlib XML becomes objects, its fields in groups or side by side [F-X08]', async () => {
  const { kind, objects } = await objectsOf(examples.adlibFile)
  expect(kind).toBe('adlib')
  expect(objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'K 1',
      'otherNumbers/number': '12',
      title: '[en] Bowl\n[de] Schale',
      'productions/agent': 'Ofen, Erna',
      'productions/role': 'potter',
      dating: 'circa 1923 – 1927',
      objectName: 'bowl',
      'materials/material': 'stoneware',
      'measurements/type': 'height | diameter',
      'measurements/value': '8 cm | 21 cm',
      'acquisitions/type': 'gift',
      'publication/creditLine': 'Gift of Karl Ufer',
    },
    {
      'objectNumbers/objectNumber': 'K 2',
      title: 'Jug',
      'productions/agent': 'Ofen, Erna | Ufer, Karl',
      'productions/role': 'potter | painter',
      'condition/state': 'good',
    },
  ])
})

test('CollectionSpace XML becomes objects, authorities by their names [F-X08]', async () => {
  const { kind, objects } = await objectsOf(examples.collectionSpaceFile)
  expect(kind).toBe('collectionspace')
  expect(objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'K 1',
      title: 'Bowl',
      objectName: 'bowl',
      'productions/agent': 'Erna Ofen',
      'productions/role': 'potter',
      dating: 'circa 1925',
      years: { first: '1923', last: '1927' },
      'measurements/type': 'diameter',
      'measurements/value': '9 cm',
      'measurements/part': 'foot',
      description: 'Flat.',
      'quantity/count': '1',
    },
  ])
})

test('Dublin Core in an OAI-PMH harvest becomes objects [F-X08]', async () => {
  const { kind, objects } = await objectsOf(examples.dublinCoreHarvest)
  expect(kind).toBe('dublin-core')
  expect(objects).toMatchObject([
    {
      'objectNumbers/objectNumber': 'K 1',
      title: 'Bowl',
      'productions/agent': 'Ofen, Erna',
      dating: '1925',
      'subjects/subject': 'Fishes | Water',
      'documents/reference': 'http://example.org/1',
    },
  ])
})

test('The same file read twice has the same columns and rows, whichever record comes first [F-X08]', async () => {
  const [once, again] = await Promise.all([objectsOf(examples.adlibFile), objectsOf(examples.adlibFile)])
  expect(again).toEqual(once)
  expect(once.columns.slice(0, 3)).toEqual(['number', 'title', 'creator'])
})
