import { expect, test } from 'vitest'
import { placeType } from '../cards/place/type.ts'
import { defineCard, section } from '../engine/define-card.ts'
import { entityPages } from '../engine/record-pages.ts'
import {
  boolean,
  day,
  group,
  list,
  longText,
  measure,
  money,
  number,
  text,
  translated,
} from '../kinds/build.ts'
import type { Language } from '../languages.ts'
import { essentialsOf } from './essentials.ts'
import { type ReadWords, readView } from './read-view.ts'

const declaration = defineCard({
  recordTypes: [placeType],
  path: '/api/v1/things',
  pages: entityPages('sample', 'entities'),
  sections: {
    first: section({
      name: translated({ level: 'R', column: true }),
      size: group({ size: measure({ level: 'R', column: true }) }, { level: 'R' }),
      parts: list({ part: text(), material: text(), cost: money({ private: true }) }),
      marks: list({ mark: text() }),
      ticked: boolean({ derived: true }),
    }),
    secret: section({
      owner: group({ name: text({ level: 'R' }) }, { private: true, level: 'R' }),
      found: text(),
    }),
    odd: section({ share: number({ unit: '%' }), note: longText(), since: day() }, { for: ['odd'] }),
  },
  permissions: {
    read: [],
    create: [],
    update: [],
    delete: [],
    publish: [],
    link: [],
    download: [],
    share: [],
  },
  kinds: ['odd'],
  kindsOf: card => (card.note ? ['odd'] : []),
  heading: () => ({ number: '', title: '', subtitle: '' }),
  withheld: card => (card.note ? ['found'] : []),
})

const words = (language: Language = 'en'): ReadWords => ({
  language,
  term: ({ name }) => name ?? '',
  link: ({ name }) => name ?? '',
  choice: (name, id) => `${name} ${id}`,
  yesNo: value => (value ? 'yes' : 'no'),
  label: key => `‹${key.split('/').at(-1)}›`,
})

const read = (card: object, readers?: Parameters<typeof readView>[3], language?: Language) =>
  readView(declaration as never, card as never, words(language), readers)

test('Only filled fields are shown, under the sections of the record [C-O09]', () => {
  expect(read({ name: { it: 'Vaso' }, ticked: true })).toEqual([
    {
      name: 'first',
      label: '‹first›',
      entries: [{ path: 'name', label: '‹name›', level: 'R', value: { kind: 'text', text: 'Vaso' } }],
    },
  ])
  expect(read({})).toEqual([])
  expect(read({ share: 3 })).toEqual([])
})

test('Rows become lines, a table or paragraphs, whichever reads best [C-O09]', () => {
  const firstValue = (card: object) => read(card)[0]?.entries[0]?.value
  expect(firstValue({ marks: [{ mark: 'A' }] })).toEqual({ kind: 'text', text: 'A' })
  expect(firstValue({ marks: [{ mark: 'A' }, { mark: 'B' }] })).toEqual({ kind: 'lines', lines: ['A', 'B'] })
  const short = [{ part: 'lid', material: 'oak' }, { part: 'foot' }]
  expect(firstValue({ parts: short })).toEqual({
    kind: 'table',
    columns: ['‹part›', '‹material›'],
    rows: [
      ['lid', 'oak'],
      ['foot', ''],
    ],
  })
  expect(firstValue({ parts: [...short, { part: 'x'.repeat(60) }] })).toMatchObject({ kind: 'rows' })
})

test('A group with a single field of the same name has no second label [C-O09]', () => {
  expect(read({ size: { size: { value: 1.5, unit: 'cm' } } }, {}, 'de')[0]?.entries).toMatchObject([
    { label: '‹size›', value: { kind: 'text', text: '1,5\u00A0cm' } },
  ])
})

test('Private or withheld content is shown only to people who may see it [C-O08] [C-O09]', () => {
  const card = {
    owner: { name: 'Rossi' },
    found: 'cave',
    note: 'bats',
    parts: [{ cost: { amount: '7', currency: 'EUR' } }],
  }
  const all = JSON.stringify(read(card, { withPrivate: true }))
  for (const secret of ['Rossi', 'cave', '€7']) expect(all).toContain(secret)
  for (const readers of [undefined, { level: 'R' }] as const) {
    const open = JSON.stringify(read(card, readers))
    for (const secret of ['Rossi', 'cave', '7']) expect(open).not.toContain(secret)
  }
  expect(JSON.stringify(read({ found: 'cave' }))).toContain('cave')
})

test('The summary has the first fields of forms and columns of lists, without repeating the heading [C-O09]', () => {
  const card = { name: { en: 'Vase' }, size: { size: { value: 2, unit: 'm' } }, found: 'cave' }
  const essentials = essentialsOf(declaration as never, card, words(), {}, ['Vase'])
  expect(essentials).toEqual([{ path: 'size/size', label: '‹size›', text: '2\u00A0m' }])
})
