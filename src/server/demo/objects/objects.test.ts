import { expect, test } from 'vitest'
import { objectCategories, objectSubcategories } from '#model/cards/object/categories.ts'
import { demoCollections } from './index.ts'

const collections = Object.entries(demoCollections).map(([email, collection]) => ({ email, collection }))

test.each(collections)('Every number of $email is given once', ({ collection }) => {
  const numbers = new Set(collection.objects.map(({ number }) => number))
  expect(numbers.size).toBe(collection.objects.length)
})

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
