import { expect, test } from 'vitest'
import { languageOfTerm } from './language-of-term.ts'
import { starterTerms } from './starter/index.ts'

const term = (facts: Partial<Parameters<typeof languageOfTerm>[0]>) => ({
  labels: {},
  notation: null,
  sourceKey: null,
  ...facts,
})

test('A language among the terms of a museum is known by its code in ISO 639, else by its name [F-W05]', () => {
  expect(languageOfTerm(term({ sourceKey: 'iso639:deu', labels: { it: 'tedesco' } }))).toBe('de')
  for (const notation of ['ger', 'deu', 'DE', 'de-AT']) expect(languageOfTerm(term({ notation }))).toBe('de')
  expect(languageOfTerm(term({ labels: { it: 'Tedesco' } }))).toBe('de')
  expect(
    languageOfTerm(term({ notation: 'Sp. 12', sourceKey: 'aat:300388344', labels: { pl: 'polski' } })),
  ).toBe('pl')
})

test('A language that the interface does not speak is none of them, whatever its name [F-W05]', () => {
  expect(languageOfTerm(term({ sourceKey: 'iso639:fra', labels: { en: 'German' } }))).toBeUndefined()
  expect(languageOfTerm(term({ labels: { en: 'Latin' } }))).toBeUndefined()
})

test('Each language of the interface is one of the initial terms [F-W05]', () => {
  const known = (starterTerms().LANG ?? []).flatMap(
    ({ key, labels }) => languageOfTerm(term({ sourceKey: key, labels })) ?? [],
  )
  expect(known.toSorted()).toEqual(['de', 'en', 'it', 'pl'])
})
