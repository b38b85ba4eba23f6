import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { declarations } from './declarations.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const wordsIn = (language: string): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/cardWords.json`, import.meta.url), 'utf8'))

const ofCard = ['name', 'new', 'saved', 'published', 'unpublished', 'deleted', 'restored', 'deleteTitle']
const ofList = [
  'title',
  'list',
  'countAtLeast',
  'emptyTitle',
  'about',
  'showAll',
  'search',
  'column',
  'subtitle',
]

test.each(languages)(
  'In %s every declared type has all its words, and lists count in every plural [C-M01] [P-S16]',
  language => {
    const words = wordsIn(language)
    const counts = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.map(form => `count_${form}`)
    for (const { type, types } of declarations)
      for (const one of types) {
        const wanted = one === type ? [...ofList, ...counts, ...ofCard] : ofCard
        expect(Object.keys(words[one] ?? {}).toSorted(), one).toEqual(wanted.toSorted())
      }
  },
)

test('What is said after an action names the type of the card as the specification does [C-M01]', () => {
  const words = wordsIn('en')
  for (const { types } of declarations)
    for (const type of types) {
      const { name, saved, published, unpublished } = words[type] ?? {}
      expect([saved, published, unpublished]).toEqual(
        ['saved', 'published', 'unpublished'].map(done => `${name} has been ${done}`),
      )
    }
})
