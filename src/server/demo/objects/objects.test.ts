import { expect, test } from 'vitest'
import { objectCategories, objectSubcategories } from '#model/cards/object/categories.ts'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { readDate } from '#model/dates/reader/read-date.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { parseCard } from '#model/engine/parse-card.ts'
import { problemList } from '#model/engine/problem-list.ts'
import { leafValues } from '#model/engine/values.ts'
import { refsByName, withRefIds } from '#model/exchange/refs-by-name.ts'
import type { DateField } from '#model/kinds/date.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { starterTerms } from '#model/vocabularies/starter/index.ts'
import { nameKey } from '#model/vocabularies/starts.ts'
import { type DemoCollection, demoCollections } from './index.ts'
import { isOwnTerm } from './own-terms.ts'
import { readWritten } from './read-written.ts'
import { declaration } from './resolve.ts'

/** Every card of a collection, and what each becomes when somebody adds to it, in the shape of a draft. */
function drafts({ objects, language }: DemoCollection) {
  return objects.flatMap(({ number, card, later = [] }) => {
    const { problems, found } = problemList()
    return [card, ...later.map(({ set }) => ({ ...card, ...set }))].map(written => ({
      number,
      draft: readWritten(declaration, written, problems, language),
      problems,
      found,
    }))
  })
}

const collections = Object.entries(demoCollections).map(([email, collection]) => ({ email, collection }))

test.each(collections)('Every card of $email is valid [C-E01]', ({ collection }) => {
  for (const { number, draft, problems, found } of drafts(collection)) {
    const values = withRefIds(declaration, draft, { term: () => '1', link: () => undefined })
    let row = 0
    parseCard(declaration, values, problems, () => `r${row++}`)
    expect([...found], number).toEqual([])
  }
})

test.each(collections)(
  'Every term of $email is a starter term or the museum’s own [C-V01]',
  ({ collection }) => {
    const names = new Map(
      Object.entries(starterTerms()).map(([code, terms]) => [
        code,
        new Set(terms.flatMap(({ labels }) => Object.values(labels).map(nameKey))),
      ]),
    )
    const unknown = drafts(collection)
      .flatMap(({ draft }) => refsByName(declaration, draft))
      .filter(({ vocabulary, name }) => {
        if (vocabulary === undefined || isOwnTerm(vocabulary as VocabularyCode, name)) return false
        return !names.get(vocabulary)?.has(nameKey(name.split('>').at(-1) ?? ''))
      })
    expect(unknown.map(({ vocabulary, name }) => `${vocabulary}: ${name}`)).toEqual([])
  },
)

test.each(collections)('Every date of $email is understood as it is written [C-E09]', ({ collection }) => {
  const doubtful = drafts(collection).flatMap(({ number, draft }) =>
    [...leafValues(fieldsOf(declaration), draft)].flatMap(({ path, field, value }) => {
      if ((field as DateField).kind !== 'date') return []
      const { text = '' } = value as ComplexDate
      const { understood, problems } = readDate(text, collection.language)
      return understood && problems.length === 0 ? [] : [`${number} ${path}: ${text}`]
    }),
  )
  expect(doubtful).toEqual([])
})

test.each(collections)(
  'Every number of $email is given once, and what it refers to is there',
  ({ collection }) => {
    const numbers = new Set(collection.objects.map(({ number }) => number))
    expect(numbers.size).toBe(collection.objects.length)
    const referred = drafts(collection)
      .flatMap(({ draft }) => refsByName(declaration, draft))
      .filter(({ path }) => path === 'relatedObject/object')
    expect(referred.map(({ name }) => name).filter(name => !numbers.has(name))).toEqual([])
  },
)

test('The demonstration shows every category and subcategory, and about 150 objects [C-O01]', () => {
  const all = collections.flatMap(({ collection }) => collection.objects)
  const information = all.map(({ card }) => card.objectInformation)
  expect(new Set(information.map(given => given?.objectCategory))).toEqual(
    new Set(Object.values(objectCategories)),
  )
  expect(new Set(information.flatMap(given => given?.objectSubcategory ?? []))).toEqual(
    new Set(Object.values(objectSubcategories)),
  )
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(all.filter(({ binned }) => binned)).toHaveLength(2)
})

test('Forty titles are in all four languages', () => {
  const all = collections.flatMap(({ collection }) => collection.objects)
  const complete = all.filter(({ card: { title = {} } }) => title.en && title.it && title.de && title.pl)
  expect(complete.length).toBeGreaterThanOrEqual(40)
})

test('What is published, and what is itself a picture, can be looked at in the demonstration [C-K07]', () => {
  const isPicture =
    /dipinto|stampa|xilografia|incisione|fotografia|cartolina|manifesto|Gemälde|Plakat|Fotografie/
  const bare = collections
    .flatMap(({ collection }) => collection.objects)
    .filter(({ picture, binned }) => !picture && !binned)
    .filter(({ published, card }) => published || isPicture.test(String(card.objectName)))
  expect(bare.map(({ number }) => number)).toEqual([])
})
