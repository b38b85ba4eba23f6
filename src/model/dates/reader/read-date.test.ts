import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../languages.ts'
import { showDate } from '../date-text.ts'
import { rangeOf } from '../range-of.ts'
import { readDate } from './read-date.ts'
import { english } from './words/en.ts'

/** The name of a month as it stands beside a day: 'maja', 'settembre'. */
const monthName = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatToParts(Date.UTC(2000, month - 1, 1))
    .find(({ type }) => type === 'month')?.value ?? ''

/** Parses a text and formats the result in English. */
const read = (text: string, language: Language = 'en'): string => {
  const reading = readDate(text, language)
  return reading.understood ? showDate(reading.date, 'en') : 'not understood'
}

const problems = (text: string): readonly string[] => readDate(text, 'en').problems.map(({ code }) => code)

/** Spellings in all languages, grouped by meaning. */
const written: Readonly<Record<string, readonly string[]>> = {
  '1520': [
    '1520',
    'anno 1520',
    'in the year 1520',
    '1520 r.',
    'im Jahr 1520',
    '[1520]',
    'A.D. 1520',
    '1520 n. Chr.',
  ],
  'c. 1520': [
    'c. 1520',
    'ca 1520',
    'ca.1520',
    'circa 1520',
    '1520 ca.',
    '1520 (ca.)',
    'um 1520',
    'ok. 1520',
    'około 1520 r.',
    'verso il 1520',
    'about 1520',
    '~1520',
  ],
  '1520 (?)': [
    '1520?',
    '1520 (?)',
    '[1520?]',
    'probably 1520',
    'wohl 1520',
    'prawdopodobnie 1520',
    'forse 1520',
  ],
  'before 1520': [
    'before 1520',
    'ante 1520',
    '1520 ante',
    '1520 or earlier',
    '1520 o prima',
    '1520 lub wcześniej',
    'vor 1520',
    'przed 1520 r.',
    'prima del 1520',
    'bis 1520',
    'fino al 1520',
    'do 1520',
    'terminus ante quem 1520',
    'not later than 1520',
  ],
  'after 1520': [
    'after 1520',
    'post 1520',
    '1520 post',
    'nach 1520',
    'po 1520 r.',
    'dopo il 1520',
    'since 1520',
    'ab 1520',
    'dal 1520',
    'od 1520',
    '1520-',
    '1520 onwards',
    'nicht vor 1520',
  ],
  '1520–1530': [
    '1520-1530',
    '1520 – 1530',
    '1520/1530',
    '1520/30',
    '1520-30',
    '1520 to 1530',
    'from 1520 to 1530',
    'between 1520 and 1530',
    'dal 1520 al 1530',
    'tra il 1520 e il 1530',
    'von 1520 bis 1530',
    'zwischen 1520 und 1530',
    'od 1520 do 1530',
    'między 1520 a 1530 r.',
  ],
  '1750–1751': ['1750/51', '1750-51'],
  'c. 1493–1495': ['ca. 1493-1495', 'um 1493-95', 'ok. 1493–1495'],
  'from c. 1493 to 1495': ['between c. 1493 and 1495', 'zwischen um 1493 und 1495'],
  '1735–c. 1760': ['1735-ca. 1760', '1735–um 1760'],
  'after 1520–before 1530': ['post 1520 - ante 1530', '1520 post - 1530 ante'],
  '115–150': ['AD 115–150', '115-150 d.C.', '115–150 n. Chr.', '115-150 CE'],
  '332–32 B.C.': [
    '332-32 BC',
    '332-32 a.C.',
    '332–32 v. Chr.',
    '332-32 p.n.e.',
    '332 BCE - 32 BCE',
    '-332 - -32',
  ],
  '100 B.C.–A.D. 400': [
    '100 BC-AD 400',
    '100 a.C. - 400 d.C.',
    '100 v. Chr. - 400 n. Chr.',
    '100 p.n.e. - 400 n.e.',
    '100 BC-400',
  ],
  '1203–1199 B.C.': ['1203-1200/1199 BC'],
  '15,000 BP': ['15,000 BP', '15.000 BP', '15 000 BP', '15000 cal BP', '15.000 vor heute'],
  '4th century': [
    '4th century',
    '4th c.',
    'IV secolo',
    'IV sec.',
    'sec. IV',
    '4. Jh.',
    '4. Jahrhundert',
    'IV w.',
    'IV wiek',
    'fourth century',
    'quarto secolo',
  ],
  '3rd century B.C.': [
    '3rd c. BCE',
    '3rd century BC',
    'III sec. a.C.',
    'III sec. a. C.',
    '3. Jh. v. Chr.',
    '3. Jh. v.Chr.',
    'III w. p.n.e.',
    'III w. przed n.e.',
  ],
  'c. 4th century B.C.': ['c. 4th c. BC', 'ca. 4. Jh. v. Chr.', 'ok. IV w. p.n.e.'],
  'second half of the 4th century B.C.': [
    'seconda metà IV sec. a.C.',
    'seconda metà del IV sec. a.C.',
    'IV sec. a.C., seconda metà',
    'IV sec. a.C. (seconda metà)',
    '2nd half of the 4th century B.C.',
    '2. Hälfte des 4. Jh. v. Chr.',
    '2. H. 4. Jh. v. Chr.',
    '2. poł. IV w. p.n.e.',
    'II połowa IV w. p.n.e.',
  ],
  'late 16th century': [
    'sec. XVI, fine',
    'fine sec. XVI',
    'fine del Cinquecento',
    "fine '500",
    's. XVI ex.',
    'Ende 16. Jh.',
    'Ende des 16. Jahrhunderts',
    'koniec XVI w.',
    'XVI w., koniec',
    'end of the 16th century',
    'late-16th century',
  ],
  'early 18th century': [
    'early 18th century',
    'Early 18th c.',
    'inizio XVIII secolo',
    'inizi del Settecento',
    'Anfang 18. Jh.',
    'frühes 18. Jahrhundert',
    'początek XVIII w.',
    'pocz. XVIII w.',
  ],
  'mid-15th century': [
    'mid-15th century',
    'mid 15th c.',
    'metà del XV secolo',
    "meta' del '400",
    'Mitte 15. Jh.',
    'połowa XV w.',
    'w połowie XV wieku',
  ],
  'last quarter of the 18th century': [
    '4th quarter 18th century',
    'last quarter of the 18th c.',
    'ultimo quarto del XVIII secolo',
    'letztes Viertel 18. Jh.',
    '4. Viertel des 18. Jahrhunderts',
    'IV ćw. XVIII w.',
    'ostatnia ćwierć XVIII w.',
  ],
  'first third of the 14th century': [
    '1st third 14th century',
    'primo terzo del XIV secolo',
    '1. Drittel 14. Jh.',
    'pierwsza tercja XIV w.',
  ],
  'third quarter of the 19th century': [
    'third quarter 19th century',
    'terzo quarto del XIX sec.',
    '3. Viertel 19. Jh.',
    'trzecia ćwierć XIX w.',
  ],
  '12th–13th century': [
    'XII-XIII secolo',
    'secc. XII-XIII',
    '12th-13th centuries',
    '12./13. Jh.',
    '12.-13. Jahrhundert',
    'XII/XIII w.',
    'XII i XIII w.',
    '12th or 13th century',
  ],
  'late 3rd–early 2nd century B.C.': [
    'late 3rd–early 2nd century BC',
    'fine III - inizio II sec. a.C.',
    'Ende 3. - Anfang 2. Jh. v. Chr.',
    'koniec III - pocz. II w. p.n.e.',
  ],
  'late 15th–early 16th century': [
    'przełom XV i XVI w.',
    'Wende vom 15. zum 16. Jh.',
    'a cavallo tra XV e XVI secolo',
    'turn of the 16th century',
  ],
  '1st century B.C. – 1st century A.D.': [
    '1st century BC - 1st century AD',
    '1st century BC-AD 1st century',
    'I sec. a.C. - I sec. d.C.',
    '1. Jh. v. Chr. - 1. Jh. n. Chr.',
    'I w. p.n.e. - I w. n.e.',
  ],
  'second quarter of the 19th – third quarter of the 19th century': ['2nd-3rd quarter 19th century'],
  '1st millennium B.C.': [
    '1st millennium BC',
    'I millennio a.C.',
    '1. Jahrtausend v. Chr.',
    'I tysiąclecie p.n.e.',
  ],
  '12/05/1843': [
    '12/05/1843',
    '12.5.1843',
    '12-05-1843',
    '1843-05-12',
    '1843-05-12T10:00:00Z',
    '1843-05-12 00:00:00.0',
    'May 12, 1843',
    '12 May 1843',
    '12 maggio 1843',
    '1843 maggio 12',
    '12. Mai 1843',
    '12 maja 1843 r.',
    '12 V 1843',
    '12.V.1843',
    '12. 5. 1843',
  ],
  '23/05/1843': ['05/23/1843'],
  'before 31/12/1921': ['-31.12.1921', 'vor dem 31. Dezember 1921'],
  'May 1843': ['May 1843', 'maggio 1843', 'Mai 1843', 'maj 1843', 'w maju 1843', '05/1843', '1843-05'],
  '12/05/1843–15/05/1843': [
    '12-15 May 1843',
    '12.–15. Mai 1843',
    '12 May - 15 May 1843',
    '1843-05-12/1843-05-15',
  ],
  'May 1843–June 1843': ['May-June 1843', 'maggio-giugno 1843'],
  '1920–1929': [
    '1920s',
    'the 1920s',
    "1920's",
    'anni Venti',
    "anni '20",
    'anni Venti del Novecento',
    '1920er Jahre',
    '20er Jahre des 20. Jh.',
    'zwanziger Jahre',
    'lata 20. XX w.',
    'l. 20. XX w.',
    'lata dwudzieste XX wieku',
    'lata 20.',
  ],
  '1830–1849': ['1830s-1840s', '1830s-40s'],
  '339–330 B.C.': ['330s BC'],
  '1500–1599': ['1500s', '15..', '15--'],
  '1801–1920': ['19th century - 1920'],
  '1738': ['1151 AH/AD 1738', 'AH 1151/AD 1738', '1151 AH/1738'],
  '1486–1495': ['892 AH/AD 1486-900 AH/AD 1494-1495'],
  '24/10/0079': ['24 October 79 AD', '24/10/0079'],
}

describe('a date is read as people write it', () => {
  test.each(Object.entries(written))('%s [C-E09]', (meaning, texts) => {
    for (const text of texts)
      for (const language of languages) expect(read(text, language), `${text} (${language})`).toBe(meaning)
  })

  test('the text stays as it was written [C-E09]', () => {
    expect(readDate('  seconda metà IV sec. a.C. ', 'en').date?.text).toBe('seconda metà IV sec. a.C.')
  })

  test('periods, dynasties and rooms are no dates: their text alone is kept [C-E09]', () => {
    for (const text of [
      'Ptolemaic',
      'Dynasty 18',
      'XVIII dynasty, late',
      'Room 5',
      'H. 15 cm',
      'Second World War',
      '12345',
      '?',
    ])
      expect(readDate(text, 'en'), text).toMatchObject({ understood: false, date: { text } })
    expect(problems('Ptolemaic')).toEqual(['notUnderstood'])
  })

  test('beside a period name the years count [C-E09]', () => {
    expect(read('Ptolemaic Period, ca. 332-30 BC')).toBe('c. 332–30 B.C.')
    expect(read('Ming dynasty (1368–1644)')).toBe('1368–1644')
    expect(problems('Ming dynasty (1368–1644)')).toEqual(['wordsIgnored'])
  })

  test('what stands half in brackets, and figures that follow a dash, are read whole [F-X06]', () => {
    for (const [text, meaning] of [
      ['(19)69', '1969'],
      ['19(71)', '1971'],
      ['(1929-19)30', '1929–1930'],
      ['1909-(1927).', '1909–1927'],
      ['1969-70.', '1969–1970'],
      ['1919-20. Printed in Turin', '1919–1920'],
      ['mars 1926', 'March 1926'],
    ] as const)
      expect(read(text), text).toBe(meaning)
    expect(problems('1909-(1927).')).toEqual([])
    expect(problems('1969-70.')).toEqual([])
  })

  test('a figure that is unclear is read as what it must be, and said to be a guess [F-X06]', () => {
    for (const [text, meaning] of [
      ['c. 196?', 'c. 1960–1969'],
      ['[196-?]', '1960–1969 (?)'],
      ['196-', '1960–1969'],
      ['196x', '1960–1969'],
      ['l860s', '1860–1869'],
      ['I860', '1860'],
    ] as const) {
      expect(read(text), text).toBe(meaning)
      expect(problems(text), text).toEqual(['figureGuessed'])
    }
    for (const [text, meaning] of [
      ['196? BC', '196 B.C. (?)'],
      ['1520-', 'after 1520'],
      ['196-200', '196–200'],
      ['A860', 'not understood'],
    ] as const) {
      expect(read(text), text).toBe(meaning)
      expect(problems(text), text).not.toContain('figureGuessed')
    }
  })

  test('of what cannot be read whole, nothing is left out without a word [F-X06]', () => {
    for (const text of ['New York', 'November 10', 'April 14-May 18'])
      expect(problems(text), text).toEqual(['notUnderstood'])
    for (const text of ['1985-57', '1798–5']) expect(problems(text), text).toEqual(['latestBeforeEarliest'])
    expect(problems('February 29, 1967')).toEqual(['dayImpossible'])
    expect(read('(newspaper published April 29/30 May 1, 2000)')).toBe('01/05/2000')
    expect(problems('(newspaper published April 29/30 May 1, 2000)')).toContain('wordsIgnored')
    expect(read('1976–7, enlarged version 2007')).toBe('1976–1977')
    expect(problems('1976–7, enlarged version 2007')).toEqual(['severalDates', 'wordsIgnored'])
    expect(read('(Nov. 19- Dec 7, 1934, printed 1939)')).toBe('19/11/1934–07/12/1934')
    expect(problems('(Nov. 19- Dec 7, 1934, printed 1939)')).toContain('severalDates')
  })

  test('undated is no date, nor is a year of another calendar alone [C-E09]', () => {
    for (const text of ['n.d.', 's.d.', 'o. J.', 'b.d.']) expect(problems(text), text).toEqual(['undated'])
    expect(problems('1151 AH')).toEqual(['otherCalendar'])
  })

  test('of several dates the first counts and the others are mentioned [C-E09]', () => {
    expect(read('Watch: 1560; Case: ca. 1625')).toBe('1560')
    expect(problems('Watch: 1560; Case: ca. 1625')).toContain('severalDates')
    expect(problems('ca. 1300, with 16th century additions')).toEqual(['severalDates', 'wordsIgnored'])
  })

  test('impossible days and backward spans are read and reported [C-E09]', () => {
    expect(problems('31/02/1843')).toEqual(['dayImpossible'])
    expect(problems('1530-1520')).toEqual(['latestBeforeEarliest'])
  })

  test('an empty text and ---/---/--- are the empty date [C-K18]', () => {
    for (const text of ['', '   ', '---/---/---'])
      expect(readDate(text, 'it')).toEqual({ problems: [], understood: true })
  })

  test('a text that is too long is refused [C-E09]', () => {
    expect(problems(`1520${' '.repeat(300)}1530`)).toEqual(['tooLong'])
  })
})

describe('whatever is typed', () => {
  const words = [
    ...Object.values(written)
      .flat()
      .flatMap(text => text.split(' ')),
    ...english.filler,
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 320 }),
    fc.array(fc.constantFrom(...words), { maxLength: 60 }).map(parts => parts.join(' ')),
    fc
      .array(fc.constantFrom('-', '1', ' ', '.', '(', ')', '[', '?', 'I', 'c', '/', ',', "'", 'w', '20'), {
        maxLength: 300,
      })
      .map(parts => parts.join('')),
  )

  test('the reader answers, and what it understood can be shown and has a range [C-E09]', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
        const { understood, date } = readDate(text, language)
        if (understood && date) {
          expect(rangeOf(date)).toBeDefined()
          expect(showDate(date, language)).not.toBe('')
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('two days of a year are read in whatever order and language, with the year said once or twice [F-X06]', () => {
    const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })
    const spelt: Readonly<Record<Language, (month: string, day: number) => readonly string[]>> = {
      en: (month, day) => [`${month} ${day}`, `${month.slice(0, 3)}. ${day}`, `${day} ${month}`],
      de: (month, day) => [`${day}. ${month}`],
      it: (month, day) => [`${day} ${month}`],
      pl: (month, day) => [`${day} ${month}`],
    }
    const around: readonly (readonly [string, string, string])[] = [
      ['', ', ', ''],
      ['', ' ', ''],
      ['(', ', ', ')'],
      ['(', ') ', ''],
      ['', ' ', '.'],
    ]
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 1400, max: 2020 }),
        fc.constantFrom(...languages),
        fc.nat(),
        fc.constantFrom('-', ' - ', '–', ' – '),
        fc.constantFrom(...around),
        fc.boolean(),
        (one, other, year, language, style, dash, [before, comma, behind], isSaidTwice) => {
          const [first, last] = [one, other].toSorted((a, b) => a.month - b.month || a.day - b.day)
          if (!first || !last || first.month === last.month) return
          const write = ({ month, day }: typeof one) => {
            const ways = spelt[language](monthName(month, language), day)
            return ways[style % ways.length] ?? ''
          }
          const begun = isSaidTwice ? `${write(first)} ${year}` : write(first)
          const text = `${before}${begun}${dash}${write(last)}${comma}${year}${behind}`
          const { date, problems: told } = readDate(text, language)
          expect(told, text).toEqual([])
          expect([date?.earliestDate, date?.latestDate], text).toEqual([
            { ...first, year },
            { ...last, year },
          ])
        },
      ),
      { numRuns: 1500 },
    )
    expect(read('May 12-15, 1843')).toBe('12/05/1843–15/05/1843')
  })

  test('the worst texts take no longer than others [C-E09]', () => {
    for (const piece of [
      '1',
      '1 ',
      '1-',
      'I',
      'I ',
      '20. ',
      '(',
      ')',
      '[1',
      'c ',
      'w ',
      '1st half ',
      'early ',
      'of ',
      ', ',
      '1/',
      'AH 1/',
      '1 AH/',
      '; ',
      '-',
      'ca. 15th century-',
      '1.1.',
      'lata ',
      'from ',
      'turn of ',
    ]) {
      const text = piece.repeat(300).slice(0, 300)
      readDate(text, 'en')
      // The fastest of several runs, since a loaded machine slows some of them.
      const times = Array.from({ length: 8 }, () => {
        const begin = performance.now()
        readDate(text, 'en')
        return performance.now() - begin
      })
      expect(Math.min(...times), piece).toBeLessThan(25)
    }
  })
})
