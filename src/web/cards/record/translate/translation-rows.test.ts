import { expect, test } from 'vitest'
import { list, translated } from '#model/kinds/build.ts'
import { translationSections, usualDirection } from './translation-rows.ts'

const fields = {
  title: translated(),
  credit: translated(),
  descriptions: list({ description: translated({ long: true }) }),
}
const sections = [{ name: 'texts', fields, isFolded: false }]
const direction = { from: 'en', to: 'de' } as const

const statesOf = (typed: object, saved: object = typed, outdated: readonly string[] = []) =>
  translationSections(
    {
      sections,
      typed: typed as never,
      saved: saved as never,
      outdated: outdated.map(path => ({ path, language: 'de', from: 'en' })),
    },
    direction,
  ).flatMap(({ rows }) => rows.map(({ path, state, position }) => [path, state, position]))

test('A page has the texts there are in either language, with where each stands [F-W13]', () => {
  const saved = {
    title: { en: 'Cup', de: 'Becher' },
    credit: { it: 'Dono' },
    descriptions: [
      { id: 'a', description: { en: 'Old' } },
      { id: 'b', description: { de: 'Alt' } },
    ],
  }
  expect(statesOf(saved, saved, ['title'])).toEqual([
    ['title', 'outdated', undefined],
    ['descriptions#a/description', 'missing', 1],
    ['descriptions#b/description', 'alone', 2],
  ])
})

test('A text that is being changed is up to date; one that was emptied stays on the page [F-W13]', () => {
  const saved = { title: { en: 'Cup', de: 'Becher' }, credit: { de: 'Gabe' } }
  expect(statesOf({ title: { en: 'Cup', de: 'Tasse' } }, saved, ['title'])).toEqual([
    ['title', 'translated', undefined],
    ['credit', 'alone', undefined],
  ])
})

test('One begins with the language that has most texts, and translates into one’s own [F-W13]', () => {
  const typed = { title: { en: 'Cup', it: 'Tazza' }, credit: { it: 'Dono' } }
  expect(usualDirection({ sections, typed }, 'de')).toEqual({ from: 'it', to: 'de' })
  expect(usualDirection({ sections, typed }, 'it')).toEqual({ from: 'it', to: 'en' })
  expect(usualDirection({ sections, typed: {} }, 'pl')).toEqual({ from: 'pl', to: 'en' })
})
