import { expect, test } from 'vitest'
import type { DocumentTemplate } from '#model/print-templates/document.ts'
import { subjectOf } from '#model/print-templates/printable-fields.ts'
import { takeLong, turnsDuring } from '../../../../test/harness/turns-during.ts'
import { fillDocument } from './fill-document.ts'
import type { ScopeValues } from './scope-values.ts'

const subject = subjectOf('object')
if (!subject) throw new Error('no objects')
const filling = { language: 'en', nameOf: (path: string) => path, subject } as const

/** An object of which each text takes long to say. */
const slow = (name: string): ScopeValues => ({
  text: () => {
    takeLong()
    return name
  },
  sections: () => [],
  rows: () => [],
  pictures: [],
})
const objects = ['a', 'b', 'c', 'd', 'e', 'f'].map(slow)
const whole: ScopeValues = { text: () => '', sections: () => [], rows: () => [], pictures: [] }

const template = (blocks: DocumentTemplate['blocks']) => ({ blocks }) as unknown as DocumentTemplate

test('While a template is filled in for many objects others have their turn [F-T16]', async () => {
  const sheets = template([
    {
      type: 'each',
      newPage: true,
      blocks: [{ type: 'heading', text: { en: '{{@title}}' }, level: 1 }],
    },
  ])
  let filled: unknown
  const turns = await turnsDuring(async () => {
    filled = await fillDocument(sheets, whole, objects, filling)
  })
  expect(turns).toBeGreaterThanOrEqual(objects.length - 1)
  expect(filled).toMatchObject([
    { type: 'heading', text: 'a' },
    { type: 'pageBreak' },
    { type: 'heading', text: 'b' },
    ...['c', 'd', 'e', 'f'].flatMap(text => [{ type: 'pageBreak' }, { text }]),
  ])
})

test('A table of many objects is filled in row by row, others having their turn [F-T16]', async () => {
  const table = template([{ type: 'table', size: 8, grouped: false, columns: [{ path: '@number' }] }])
  let filled: unknown
  const turns = await turnsDuring(async () => {
    filled = await fillDocument(table, whole, objects, filling)
  })
  expect(turns).toBeGreaterThanOrEqual(objects.length - 1)
  expect(filled).toMatchObject([{ rows: [['a'], ['b'], ['c'], ['d'], ['e'], ['f']] }])
})

test('A table by place has a heading for each value of its first column, in their order', async () => {
  const at = (number: string, place: string): ScopeValues => ({
    text: path => (path === 'place' ? place : number),
    sections: () => [],
    rows: () => [],
    pictures: [],
  })
  const table = template([
    { type: 'table', size: 8, grouped: true, columns: [{ path: 'place' }, { path: '@number' }] },
  ])
  const some = [at('1', 'Shelf 10'), at('2', 'Shelf 2'), at('3', ''), at('4', 'Shelf 10')]
  expect(await fillDocument(table, whole, some, filling)).toMatchObject([
    { type: 'heading', text: '—' },
    { columns: [{ label: '@number' }], rows: [['3']] },
    { type: 'heading', text: 'Shelf 2' },
    { rows: [['2']] },
    { type: 'heading', text: 'Shelf 10' },
    { rows: [['1'], ['4']] },
  ])
})

test('A table whose columns are fields of one list of the document has its rows, counted on from the objects; without any there is no table', async () => {
  const entry = subjectOf('OBJECT_ENTRY')
  if (!entry) throw new Error('no entries')
  const columns = ['@index', 'unrecorded/tag', 'unrecorded/description'].map(path => ({ path }))
  const tables = template([
    { type: 'table', size: 8, grouped: false, columns: [{ path: '@number' }] },
    { type: 'table', size: 8, grouped: false, columns },
  ])
  const of = (tag: string) => ({
    text: (path: string) => (path === 'unrecorded/tag' ? tag : `${tag}: words`),
  })
  const describing: ScopeValues = {
    ...whole,
    rows: list => (list === 'unrecorded' ? ['T. 1', 'T. 2'].map(of) : []),
  }
  const filled = (values: ScopeValues, some: readonly ScopeValues[]) =>
    fillDocument(tables, values, some, { ...filling, subject: entry })
  expect(await filled(describing, objects)).toMatchObject([
    { rows: [['a'], ['b'], ['c'], ['d'], ['e'], ['f']] },
    {
      rows: [
        ['7', 'T. 1', 'T. 1: words'],
        ['8', 'T. 2', 'T. 2: words'],
      ],
    },
  ])
  expect(await filled(describing, [])).toMatchObject([
    {
      rows: [
        ['1', 'T. 1', expect.anything()],
        ['2', 'T. 2', expect.anything()],
      ],
    },
  ])
  expect(await filled(whole, [])).toEqual([])
})
