import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDate, year } from '../../../test/harness/any-date.ts'
import { type Language, languages } from '../languages.ts'
import type { ComplexDate } from './complex-date.ts'
import { emptyDateText, showDate } from './date-text.ts'
import { readDate } from './reader/read-date.ts'

const century: ComplexDate = {
  periodMode: 'SINGLE',
  type: 'CENTURY',
  earliestPeriod: { number: 4, part: 'secondHalf' },
  earliestEra: 'BC',
}
const qualified = (number: number, qualifier: 'ca' | 'before' | 'after' | 'uncertain'): ComplexDate => ({
  ...year(number),
  earliestDate: { year: number, qualifier },
})
const span: ComplexDate = {
  ...year(332, 'BC'),
  periodMode: 'TIMESPAN',
  latestDate: { year: 32 },
  latestEra: 'BC',
}
const overEras: ComplexDate = { ...span, latestEra: 'AD' }
const centuries: ComplexDate = {
  periodMode: 'TIMESPAN',
  type: 'CENTURY',
  earliestPeriod: { number: 3, part: 'end' },
  latestPeriod: { number: 2, part: 'beginning' },
  earliestEra: 'BC',
  latestEra: 'BC',
}

const shown: readonly (readonly [ComplexDate, Readonly<Record<Language, string>>])[] = [
  [year(1520), { en: '1520', it: '1520', de: '1520', pl: '1520' }],
  [qualified(1520, 'ca'), { en: 'c. 1520', it: 'ca. 1520', de: 'um 1520', pl: 'ok. 1520' }],
  [qualified(1520, 'before'), { en: 'before 1520', it: 'ante 1520', de: 'vor 1520', pl: 'przed 1520' }],
  [qualified(1520, 'after'), { en: 'after 1520', it: 'post 1520', de: 'nach 1520', pl: 'po 1520' }],
  [qualified(1520, 'uncertain'), { en: '1520 (?)', it: '1520 (?)', de: '1520 (?)', pl: '1520 (?)' }],
  [year(44, 'BC'), { en: '44 B.C.', it: '44 a.C.', de: '44 v. Chr.', pl: '44 p.n.e.' }],
  [year(15_000, 'BP'), { en: '15,000 BP', it: '15.000 BP', de: '15.000 BP', pl: '15\u00a0000 BP' }],
  [
    century,
    {
      en: 'second half of the 4th century B.C.',
      it: 'seconda metà del IV sec. a.C.',
      de: '2. Hälfte 4. Jh. v. Chr.',
      pl: '2. poł. IV w. p.n.e.',
    },
  ],
  [
    { ...century, earliestPeriod: { number: 11, part: 'beginning' } },
    {
      en: 'early 11th century B.C.',
      it: 'inizio dell’XI sec. a.C.',
      de: 'Anfang 11. Jh. v. Chr.',
      pl: 'pocz. XI w. p.n.e.',
    },
  ],
  [
    { ...century, type: 'MILLENNIUM', earliestPeriod: { number: 2 } },
    { en: '2nd millennium B.C.', it: 'II millennio a.C.', de: '2. Jt. v. Chr.', pl: 'II tysiącl. p.n.e.' },
  ],
  [span, { en: '332–32 B.C.', it: '332–32 a.C.', de: '332–32 v. Chr.', pl: '332–32 p.n.e.' }],
  [
    overEras,
    {
      en: '332 B.C.–A.D. 32',
      it: '332 a.C.–32 d.C.',
      de: '332 v. Chr. – 32 n. Chr.',
      pl: '332 p.n.e.–32 n.e.',
    },
  ],
  [
    centuries,
    {
      en: 'late 3rd–early 2nd century B.C.',
      it: 'fine del III – inizio del II sec. a.C.',
      de: 'Ende 3.–Anfang 2. Jh. v. Chr.',
      pl: 'koniec III–pocz. II w. p.n.e.',
    },
  ],
  [
    {
      ...centuries,
      earliestPeriod: { number: 4, part: 'middle' },
      latestPeriod: { number: 4, part: 'end' },
    },
    {
      en: 'mid–late 4th century B.C.',
      it: 'metà–fine del IV sec. a.C.',
      de: 'Mitte–Ende 4. Jh. v. Chr.',
      pl: 'poł.–koniec IV w. p.n.e.',
    },
  ],
  [
    { ...year(1843), earliestDate: { day: 12, month: 5, year: 1843 } },
    { en: '12/05/1843', it: '12/05/1843', de: '12/05/1843', pl: '12/05/1843' },
  ],
  [
    { ...year(1843), earliestDate: { month: 5, year: 1843 } },
    { en: 'May 1843', it: 'maggio 1843', de: 'Mai 1843', pl: 'maj 1843' },
  ],
]

describe('a complex date in words', () => {
  test.each(languages)('is worded as museums write it (%s) [C-E09]', language => {
    for (const [date, texts] of shown) expect(showDate(date, language)).toBe(texts[language])
  })

  test('AD is shown only when asked; in English before the year and behind the century [C-E09]', () => {
    expect(showDate(year(115), 'en', { showAd: true })).toBe('A.D. 115')
    const ad: ComplexDate = { ...century, earliestEra: 'AD' }
    expect(showDate(ad, 'en', { showAd: true })).toBe('second half of the 4th century A.D.')
    expect(showDate(ad, 'de', { showAd: true })).toBe('2. Hälfte 4. Jh. n. Chr.')
  })

  test('ca before a span and a question mark behind it count for both sides [C-E09]', () => {
    const both = (word: 'ca' | 'uncertain'): ComplexDate => ({
      ...qualified(1493, word),
      periodMode: 'TIMESPAN',
      latestDate: { year: 1495, qualifier: word },
      latestEra: 'AD',
    })
    expect(showDate(both('ca'), 'en')).toBe('c. 1493–1495')
    expect(showDate(both('uncertain'), 'en')).toBe('1493–1495 (?)')
    expect(showDate({ ...both('ca'), latestDate: { year: 1495 } }, 'de')).toBe('von um 1493 bis 1495')
  })

  test('an empty date is ---/---/---, one that was not understood its text [C-K18]', () => {
    expect(showDate(undefined, 'it')).toBe(emptyDateText)
    expect(showDate({ periodMode: 'SINGLE', type: 'YEAR' }, 'pl')).toBe('---/---/---')
    expect(showDate({ text: 'Ptolemaic', periodMode: 'SINGLE', type: 'YEAR' }, 'de')).toBe('Ptolemaic')
  })

  test.each(languages)(
    'is read back as the same date, by a reader of any language (%s) [C-E09]',
    language => {
      fc.assert(
        fc.property(anyDate, fc.boolean(), fc.constantFrom(...languages), (date, showAd, reader) => {
          const text = showDate(date, language, { showAd })
          const { text: _, ...read } = readDate(text, reader).date ?? {}
          expect(read, text).toEqual(date)
        }),
        { numRuns: 1000 },
      )
    },
  )
})
