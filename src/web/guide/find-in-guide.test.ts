import { expect, test } from 'vitest'
import type { GuideEntry } from '#model/guide/guide-text.ts'
import { findInGuide } from './find-in-guide.ts'

const names: Readonly<Record<string, string>> = { 'zq.lend': 'Lend', 'zq.name': 'Loan out' }
const nameOf = (key: string) => names[key] ?? key

const entries: readonly GuideEntry[] = [
  {
    chapter: 'loans',
    title: 'Loans',
    sections: [
      { id: '', title: 'Loans', text: 'Objects that leave.' },
      { id: 'loan-out', title: '{{zq.name}}', text: 'Choose {{zq.lend}} and add the Möbel.' },
    ],
  },
  {
    chapter: 'lists',
    title: 'Lists',
    sections: [
      {
        id: 'bulk',
        title: 'Many records',
        text: `${'word '.repeat(80)}a loan among them ${'word '.repeat(80)}`,
      },
    ],
  },
]

const placesOf = (query: string) => findInGuide(entries, query, nameOf).map(({ place }) => place)

test('A search of the guide finds headings by their names first, then by their words', () => {
  expect(placesOf('loan')).toEqual(['loans', 'loans#loan-out', 'lists#bulk'])
})

test('A search of the guide knows buttons by the names a person reads', () => {
  expect(placesOf('lend')).toEqual(['loans#loan-out'])
  expect(placesOf('zq')).toEqual([])
})

test('A search of the guide asks for all words, whatever their accents, and for nothing gives nothing', () => {
  expect(placesOf('mobel add')).toEqual(['loans#loan-out'])
  expect(placesOf('mobel leave')).toEqual([])
  expect(placesOf(' ')).toEqual([])
})

test('A hit shows the words around the first one sought', () => {
  const [, , hit] = findInGuide(entries, 'loan', nameOf)
  expect(hit?.excerpt).toMatch(/^… .*a loan among them.* …$/)
  expect(hit?.excerpt.length).toBeLessThan(180)
})
