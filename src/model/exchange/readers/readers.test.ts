import { expect, test } from 'vitest'
import { readDimensions } from './dimensions.ts'
import { readInscriptions } from './inscriptions.ts'
import { readMakers } from './makers.ts'
import { readOwners } from './owners.ts'
import { readReferences } from './references.ts'

test('Makers are persons with role, qualifier and dates, or cultures where no person is known [C-O04]', () => {
  expect(readMakers('Egyptian [Artist]')).toEqual([{ type: 'CULTURE', culture: 'Egyptian', note: 'Artist' }])
  expect(
    readMakers(
      'After Léon Gruel (French, 1841-1923) [Binder] | Muhammad Musá al-Mudhahhib [Scribe] | After Greek [Artist]',
    ),
  ).toEqual([
    { type: 'AUTHOR', agent: 'Léon Gruel', role: 'Binder', qualifier: 'after', note: 'French, 1841-1923' },
    { type: 'AUTHOR', agent: 'Muhammad Musá al-Mudhahhib', role: 'Scribe' },
    { type: 'CULTURE', culture: 'Greek', note: 'after, Artist' },
  ])
  expect(readMakers("Wang Yuanqi [Wang Yuan-ch'i] (Chinese, 1642-1715) [Artist]")).toEqual([
    {
      type: 'AUTHOR',
      agent: "Wang Yuanqi [Wang Yuan-ch'i]",
      role: 'Artist',
      note: 'Chinese, 1642-1715',
    },
  ])
  expect(readMakers('')).toEqual([])
})

test('Inscriptions are distinguished by their labels [C-K16]', () => {
  expect(readInscriptions('[Signature] 自得斎; [Translation] Jitokusai Kanpo (?)')).toEqual([
    { type: 'Signature', text: '自得斎' },
    { type: 'Translation', text: 'Jitokusai Kanpo (?)' },
  ])
  expect(readInscriptions('"Valerio" in brown; lower right')).toEqual([
    { text: '"Valerio" in brown; lower right' },
  ])
  expect(readInscriptions('[Inscription]')).toEqual([{ type: 'Inscription' }])
})

test('A chain of owners becomes rows, and no word of it is lost [C-K16]', () => {
  expect(
    readOwners(
      'Don Marcello Massarenti, Rome [date; mode unknown]; Henry Walters, Baltimore, 1902, by purchase; Walters Art Museum.',
    ),
  ).toEqual([
    { owner: 'Don Marcello Massarenti', note: 'Don Marcello Massarenti, Rome [date; mode unknown]' },
    {
      owner: 'Henry Walters',
      when: '1902',
      method: 'purchase',
      note: 'Henry Walters, Baltimore, 1902, by purchase',
    },
    { owner: 'Walters Art Museum' },
  ])
})

test.each([0, 1])(
  'A text that is too long is never cut inside a character, whose place is shifted by %i [F-T21]',
  before => {
    const long = 'x'.repeat(before) + '\u{1f46a}'.repeat(1000)
    for (const read of [readDimensions, readInscriptions, readMakers, readOwners, readReferences])
      for (const text of [long, `Ada (${long}) [${long}]`, `${long} 1900, ${long}`, `(${long})`])
        for (const row of read(text))
          for (const value of Object.values(row)) expect(value.isWellFormed()).toBe(true)
  },
)
