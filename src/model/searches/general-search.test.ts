import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageIn } from './age-in.ts'
import { matchRanges } from './match-ranges.ts'
import { hasPhrase, searchedIn, withoutQuotes } from './searched-text.ts'

test.each([
  ['lamp 3rd century BC', 'lamp', -299, -200],
  ['II sec. a.C. lucerna', 'lucerna', -199, -100],
  ['1750-1800', '', 1750, 1800],
  ['Kelch um 1520 Silber', 'Kelch Silber', 1508, 1532],
  ['XV w.', '', 1401, 1500],
  ['before 1600', '', null, 1600],
])('A period is distinguished from other words: %s [C-S06]', (q, rest, from, to) => {
  expect(ageIn(q, 'en')).toMatchObject({ rest, span: { from, to }, doubtful: false })
})

test('Numbers and names are no ages; a year alone may be one [C-S06]', () => {
  for (const q of ['', 'lamp', '1915.7', '12', 'vase 12', '7 1915.2', 'VI', 'Louis XIV', 'MV 1915.7', 'mid3'])
    expect(ageIn(q, 'en'), q).toBeUndefined()
  expect(ageIn('vase 1520', 'en')).toMatchObject({ rest: 'vase', doubtful: true })
})

test('Any text is read quickly, and nothing of it is lost but the age [C-S06]', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), q => {
      const age = ageIn(q, 'it')
      if (age) expect(`${age.rest} ${age.text}`.length).toBeLessThanOrEqual(q.length + 1)
    }),
  )
})

test('What was looked for is marked at the beginnings of words and within them, without regard to case and accents [C-S06] [F-W04]', () => {
  expect(matchRanges('Żelazny miecz Łokietka', 'LOK zel')).toEqual([
    [0, 3],
    [14, 17],
  ])
  expect(matchRanges('Große Straße', 'strasse')).toEqual([[6, 12]])
  expect(matchRanges('Lampshade', 'shade')).toEqual([[4, 9]])
  expect(matchRanges('Lampshade', 'de')).toEqual([])
  expect(matchRanges('Spółdzielnia', 'ołd')).toEqual([[2, 5]])
  expect(matchRanges('A lamp', '')).toEqual([])
})

test('A search is words and phrases, in the quotes of every language; a quote that is not closed is none [F-W04]', () => {
  for (const q of [
    'a "red figure" b',
    'a “red figure” b',
    'a „red figure“ b',
    'a «Red Figure» b',
    'a »red figure« b',
  ])
    expect(searchedIn(q), q).toEqual([{ word: 'a' }, { phrase: ['red', 'figure'] }, { word: 'b' }])
  expect(searchedIn('"" 5" nails')).toEqual([{ word: '5"' }, { word: 'nails' }])
  expect(withoutQuotes('a "red figure"')).toBe('a red figure')
  expect([hasPhrase('"a"'), hasPhrase('"a')]).toEqual([true, false])
})
