import { describe, expect, test } from 'vitest'
import { problemList } from '../engine/problem-list.ts'
import * as build from './build.ts'
import type { Leaf } from './field.ts'
import type { Words } from './kind.ts'
import { kindNames } from './kind-names.ts'
import { readAmount } from './money.ts'
import { readNumber } from './read-number.ts'
import { isReferenceSystem, referenceSystems } from './reference-systems.ts'
import { kindOf } from './registry.ts'

const words: Words = {
  language: 'en',
  term: ({ id, name }) => name ?? id,
  link: ({ id, name }) => name ?? id ?? '',
  choice: (_name, id) => String(id),
  yesNo: value => (value ? 'yes' : 'no'),
}

/** What a field makes of something sent, and what is wrong with it. */
function parsed(field: Leaf, input: unknown) {
  const { problems, found } = problemList()
  return { value: kindOf(field).parse(input, field, problems), wrong: [...found.keys()] }
}

/** The same for the content of a table cell. */
function read(field: Leaf, text: string) {
  const { problems, found } = problemList()
  return { value: kindOf(field).read(text, field, problems, words), wrong: [...found.keys()] }
}

const fields: Record<(typeof kindNames)[number], Leaf> = {
  text: build.text(),
  longText: build.longText(),
  translated: build.translated(),
  identifier: build.identifier(),
  authority: build.authority({ schemes: ['ulan', 'viaf', 'source'] }),
  url: build.url(),
  number: build.number(),
  boolean: build.boolean(),
  day: build.day(),
  date: build.date(),
  choice: build.choice({ name: 'sort', choices: { ONE: 1, TWO: 2 } }),
  term: build.term('MTC'),
  terms: build.terms('MTC'),
  money: build.money(),
  measure: build.measure(),
  coordinates: build.coordinates(),
  extent: build.extent(),
  region: build.region(),
  link: build.agent(),
}

describe.each(kindNames)('A field of kind %s', kind => {
  const field = fields[kind]

  test('is empty when nothing was sent, and says nothing of it [C-K12]', () => {
    for (const nothing of [undefined, null])
      expect(parsed(field, nothing)).toEqual({ value: undefined, wrong: [] })
    expect(read(field, '  ')).toEqual({ value: undefined, wrong: [] })
  })

  test('never takes what has another shape for nothing: it is refused', () => {
    const shapes: unknown[] = [[], [[1]], Number.NaN, { toString: 'x' }, 'nonsense', 17, true]
    const fits: Partial<Record<typeof kind, unknown[]>> = {
      text: ['nonsense'],
      longText: ['nonsense'],
      identifier: ['nonsense'],
      number: [17],
      boolean: [true],
      terms: [shapes[0]],
      // Dates are read leniently: what is no part of a date is left out.
      date: [shapes[3]],
      // An object without the parts of the kind is one where nothing was filled in.
      measure: [shapes[3]],
      money: [shapes[3]],
      coordinates: [shapes[3]],
      extent: [shapes[3]],
      region: [shapes[3]],
      link: [shapes[3]],
      authority: [shapes[3]],
    }
    for (const shape of shapes.filter(each => !fits[kind]?.includes(each)))
      expect(parsed(field, shape), JSON.stringify(shape)).toMatchObject({
        value: undefined,
        wrong: [expect.any(String)],
      })
  })
})

describe('A number', () => {
  test.each([
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00A0234,5', 1234.5],
    ['1\u202F234,5', 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['\u22125,25', -5.25],
    ['.5', 0.5],
    // Could be thousands or decimals: a measured number rather has decimals.
    ['1.234', 1.234],
    ['1,234', 1.234],
  ])('%s is read as %d, in the habits of four countries', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  test.each(['', 'twelve', '1.2.3', '1e5', '0x10', '--1', '12 cm', '1,2,3'])('%s is none', text => {
    expect(readNumber(text)).toBeUndefined()
  })

  test('is shown in digits alone, and read again', () => {
    for (const value of [0.0000001, 123456789012345, -0.25, 1 / 3])
      expect(read(build.number(), kindOf(fields.number).show(value, fields.number, words)).value).toBe(value)
  })
})

describe('A number of bytes or seconds', () => {
  const size = build.number({ integer: true, shownAs: 'bytes' })
  const length = build.number({ shownAs: 'duration' })
  const shown = (field: Leaf, value: number, language: 'en' | 'de' = 'en') =>
    kindOf(field).show(value, field, { ...words, language })

  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [2_412_345, '2.4 MB'],
    [9_990_000, '10 MB'],
    [999_700, '1 MB'],
    [245_000_000, '245 MB'],
    [5e12, '5 TB'],
  ])('of %d is written %s, and read again as near as that', (bytes, text) => {
    expect(shown(size, bytes).replace('\u00A0', ' ')).toBe(text)
    const again = read(size, text).value as number
    expect(shown(size, again)).toBe(shown(size, bytes))
  })

  test('has the decimal sign of the language; nonsense is refused', () => {
    expect(shown(size, 2_412_345, 'de')).toBe('2,4\u00A0MB')
    expect(read(size, '2,4 MB')).toEqual({ value: 2_400_000, wrong: [] })
    expect(read(size, '4096')).toEqual({ value: 4096, wrong: [] })
    for (const text of ['MB', '3 apples', '2.4.5 MB']) expect(read(size, text).wrong).toEqual([''])
  })

  test.each([
    [0.2, '0:01'],
    [59.4, '0:59'],
    [205, '3:25'],
    [3599.6, '1:00:00'],
    [36_125, '10:02:05'],
  ])('of %d seconds is written %s', (seconds, text) => {
    expect(shown(length, seconds)).toBe(text)
    expect(shown(length, read(length, text).value as number)).toBe(text)
  })
})

describe('An amount of money', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1 234,56', '1234.56'],
    ['1234', '1234'],
    ['1.234', '1234'],
    ['1,234', '1234'],
    ['1.234.567', '1234567'],
    ['12,5', '12.5'],
    ['0,50', '0.50'],
    ['0.125', '0.125'],
    ['007', '7'],
    ['1234.567', '1234.567'],
    ['123456789012345678901', '123456789012345678901'],
  ])('%s is read as %s, and no cent is lost', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  test.each(['', '-5', '1.2.3', '1,2345,6', '12.34.567', '1234567890123456789012', 'free'])(
    '%s is none',
    text => {
      expect(readAmount(text)).toBeUndefined()
    },
  )

  test.each([
    ['€ 1.250,00', { amount: '1250.00', currency: 'EUR' }],
    ['1250 zł', { amount: '1250', currency: 'PLN' }],
    ['CHF 80.50', { amount: '80.50', currency: 'CHF' }],
    ['300', { amount: '300', currency: 'EUR' }],
  ])('%s has its currency', (text, value) => {
    expect(read(fields.money, text)).toEqual({ value, wrong: [] })
  })

  test('that is a word alone is refused and not taken for none', () => {
    expect(read(fields.money, 'tbd').wrong).toEqual(['amount'])
  })
})

describe('Coordinates', () => {
  test('are in one of 49 reference systems [C-E05]', () => {
    expect(new Set(referenceSystems).size).toBe(49)
    expect(referenceSystems.every(code => isReferenceSystem(code))).toBe(true)
  })

  test.each([
    ['45.4642, 9.19', { x: 9.19, y: 45.4642, system: 4326 }],
    ['45.4642,9.19', { x: 9.19, y: 45.4642, system: 4326 }],
    ['45.4642 9.19', { x: 9.19, y: 45.4642, system: 4326 }],
    ['45,4642; 9,19', { x: 9.19, y: 45.4642, system: 4326 }],
    ['45,4642 9,19', { x: 9.19, y: 45.4642, system: 4326 }],
    ['EPSG:32632 5034567 512345', { x: 512345, y: 5034567, system: 32632 }],
  ])('%s are read as a map or a person writes them', (text, value) => {
    expect(read(fields.coordinates, text)).toEqual({ value, wrong: [] })
  })

  test.each(['45.4642', '45.4642 9.19 120', '95, 9', 'EPSG:1 1 1', 'north', '45,4642,9,19'])(
    '%s are refused',
    text => {
      const { value, wrong } = read(fields.coordinates, text)
      expect(value).toBeUndefined()
      expect(wrong).not.toEqual([])
    },
  )

  test('need both numbers', () => {
    expect(parsed(fields.coordinates, { x: 9 })).toEqual({ value: undefined, wrong: ['y'] })
  })

  test('typed as degrees are not taken for metres [C-E05]', () => {
    expect(parsed(fields.coordinates, { x: 9.19, y: 45.46, system: 32632 }).wrong).toEqual(['system'])
    expect(parsed(fields.coordinates, { x: 512_345, y: 5_034_567, system: 4326 }).wrong).toEqual(['x', 'y'])
  })
})

describe('A box on earth [C-E05]', () => {
  const milan = { west: 9.04, south: 45.38, east: 9.28, north: 45.54, system: 4326 }

  test.each([
    ['EPSG:4326 9.04 45.38 9.28 45.54', milan],
    ['9.04 45.38 9.28 45.54', milan],
    ['9.04,45.38,9.28,45.54', milan],
    ['9,04; 45,38; 9,28; 45,54', milan],
    [
      'epsg:32632 500000 5000000 520000 5040000',
      { west: 500_000, south: 5_000_000, east: 520_000, north: 5_040_000, system: 32632 },
    ],
    // Fiji: from one side of the date line to the other.
    ['177 -19 -178 -16', { west: 177, south: -19, east: -178, north: -16, system: 4326 }],
  ])('is read from ‘%s’, shown and read again', (text, value) => {
    expect(read(fields.extent, text)).toEqual({ value, wrong: [] })
    const shown = kindOf(fields.extent).show(value, fields.extent, words)
    expect(read(fields.extent, shown).value).toEqual(value)
  })

  test.each([
    ['its edges the wrong way round', { ...milan, south: 45.54, north: 45.38 }, ['north']],
    ['no width', { ...milan, east: milan.west }, ['east']],
    [
      'metres that run west',
      { west: 520_000, south: 5_000_000, east: 500_000, north: 5_040_000, system: 32632 },
      ['east'],
    ],
    ['an edge off the earth', { ...milan, north: 95 }, ['north']],
    ['degrees declared as metres', { ...milan, system: 32632 }, ['system']],
    ['an unknown system', { ...milan, system: 1 }, ['system']],
    ['edges that are missing', { west: 9, system: 4326 }, ['south', 'east', 'north']],
  ])('is refused at the field with %s', (_what, value, wrong) => {
    expect(parsed(fields.extent, value)).toEqual({ value: undefined, wrong })
  })
})

test('A text in a language the product does not know is refused, not lost', () => {
  expect(parsed(fields.translated, { en: 'Bowl', fr: 'Bol' }).wrong).toEqual(['fr'])
})

test.each([
  ['2024-02-29', '2024-02-29'],
  ['29.2.2024', '2024-02-29'],
  ['1/12/1899', '1899-12-01'],
])('The day %s is read as %s', (text, value) => {
  expect(read(fields.day, text)).toEqual({ value, wrong: [] })
})

test.each(['2023-02-29', '31.4.2020', '0000-01-01', '12.2020', 'yesterday'])(
  'The day %s is refused',
  text => {
    expect(read(fields.day, text).wrong).toEqual([''])
  },
)

test.each([
  ['12,5 cm', { value: 12.5, unit: 'cm' }],
  ['3"', { value: 3, unit: 'in' }],
  ['1.234,5 mm', { value: 1234.5, unit: 'mm' }],
  ['7 gr', { value: 7, unit: 'g' }],
  ['42', { value: 42, unit: 'mm' }],
])('The measure %s is read', (text, value) => {
  expect(read(fields.measure, text)).toEqual({ value, wrong: [] })
})

test.each(['12 parsec', 'ca. 5 cm'])('The measure %s is refused', text => {
  expect(read(fields.measure, text).value).toBeUndefined()
})

test.each(['javascript:alert(1)', 'ftp://a.example', 'museum.example', 'https://'])(
  '%s is no address of the web',
  text => {
    expect(parsed(fields.url, text).wrong).toEqual([''])
  },
)

test('Nothing has a negative length or weight; a height may lie below the sea [F-W21]', () => {
  const length = { value: -2, unit: 'cm' }
  expect(parsed(build.measure(), length).wrong).toEqual(['value'])
  expect(read(build.measure(), '-2 cm').wrong).not.toEqual([])
  expect(parsed(build.measure({ signed: true }), length)).toEqual({ value: length, wrong: [] })
  expect(parsed(build.measure(), { value: 0, unit: 'cm' }).wrong).toEqual([])
})
