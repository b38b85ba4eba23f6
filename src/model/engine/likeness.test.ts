import { expect, test } from 'vitest'
import { editDistance } from '../text/edit-distance.ts'
import { nameLikeness } from '../text/similar-names.ts'
import { soundKey } from '../text/sound-key.ts'
import { likenessOf } from './likeness.ts'

const someone = (name: string, from?: number, to?: number, ...identifiers: string[]) => ({
  names: [name],
  identifiers,
  years: from === undefined ? undefined : { from, to: to ?? null },
})

test('Names are the same without accents and case, in whatever order [C-E02]', () => {
  expect(nameLikeness('Rossi, Mario', 'mario ROSSI')).toBe(1)
  expect(nameLikeness('Żaneta Groß', 'Gross, Zaneta')).toBe(1)
})

test('Initials and slips of the pen make names alike; a first name alone or initials alone do not [C-E02]', () => {
  expect(nameLikeness('M. Rossi', 'Mario Rossi')).toBeGreaterThan(0.75)
  expect(nameLikeness('Antonio Canaleto', 'Antonio Canaletto')).toBeGreaterThan(0.75)
  expect(nameLikeness('Gaurdi', 'Guardi')).toBeGreaterThan(0.75)
  expect(nameLikeness('Giovanni', 'Giovanni Rossi')).toBeLessThan(0.6)
  expect(nameLikeness('M. R.', 'Mario Rossi')).toBe(0)
  expect(nameLikeness('', '')).toBe(0)
  expect([editDistance('abcd', 'abdc', 2), editDistance('abc', 'abcdef', 2)]).toEqual([1, 3])
})

test('Words that sound alike have one key; short ones have none [C-E02]', () => {
  expect(soundKey('Kowalski')).toBe(soundKey('Covalsky'))
  expect(soundKey('Canaletto')).toBe(soundKey('Canaleto'))
  expect(soundKey('Raffaello')).toBe(soundKey('Rafael'))
  expect(soundKey('Leo')).toBeUndefined()
})

test('The same number is certain; the same name is likely, with other years only possible; similar names need the same years [C-E02]', () => {
  const tiepolo = someone('Giambattista Tiepolo', 1696, 1770, 'ulan:1')
  expect(likenessOf(tiepolo, someone('G. B. T.', 1696, 1770, 'ulan:1'))?.class).toBe('certain')
  expect(likenessOf(tiepolo, someone('Tiepolo, Giambattista'))).toMatchObject({
    class: 'likely',
    why: ['sameName'],
  })
  expect(likenessOf(tiepolo, someone('Giambattista Tiepolo', 1727, 1804))).toMatchObject({
    class: 'possible',
    why: ['sameName', 'otherYears'],
  })
  expect(likenessOf(tiepolo, someone('Giambatista Tiepollo', 1696))).toMatchObject({
    class: 'likely',
    why: ['similarName', 'sameYears'],
  })
  expect(likenessOf(tiepolo, someone('Giambatista Tiepollo'))?.class).toBe('possible')
  expect(likenessOf(tiepolo, someone('Giambatista Tiepollo', 1850))).toBeUndefined()
  expect(likenessOf(tiepolo, someone('Francesco Guardi', 1696, 1770))).toBeUndefined()
})
