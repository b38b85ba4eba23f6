import { describe, expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { personCard } from '../cards/person/person-card.ts'
import type { SeenColumn } from './cell-signs.ts'
import { guessMapping } from './guess-mapping.ts'
import { strangers } from './strangers.fixture.ts'

const options = { language: 'en', labels: () => [] } as const

const guessed = (columns: readonly SeenColumn[]): Record<string, string> =>
  Object.fromEntries(
    guessMapping(objectCard, columns, options).columns.map(({ column, targets }) => [
      column,
      targets[0]?.path ?? '-',
    ]),
  )

const pathsOf = (columns: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  guessed(Object.entries(columns).map(([name, samples]) => ({ name, samples })))

const tables = strangers
  .split(/^## /m)
  .slice(1)
  .map(table => {
    const [name = '', ...lines] = table.trim().split('\n')
    const columns = lines.map(line => {
      const [head = '', ...samples] = line.split(' ~ ')
      const at = head.lastIndexOf(' = ')
      return { name: head.slice(0, at), path: head.slice(at + 3), samples }
    })
    return { name, columns }
  })

describe('The proposal for a table of strangers', () => {
  test.each(tables)('knows the columns of $name [F-X03]', ({ columns }) => {
    expect(guessed(columns)).toEqual(Object.fromEntries(columns.map(({ name, path }) => [name, path])))
  })

  test('leaves out what another program keeps for itself [F-X03]', () => {
    const own = pathsOf({
      rights_type_id: ['2', '3'],
      image_height: ['1200', '3000'],
      lastUpdate: ['2020-01-01', '2020-02-01'],
      'Lfd. Nr.': ['1', '2', '3'],
      on_display: ['true', 'false'],
      'Foto vorhanden': ['ja', 'nein'],
      'Geändert von': ['anna', 'bert'],
    })
    expect(new Set(Object.values(own))).toEqual(new Set(['-']))
  })

  test('never takes a column for what its cells contradict [F-X03]', () => {
    expect(
      pathsOf({
        Artist: ['33909', '4444'],
        'Woe country': ['2342', '3333'],
        Dimensions: ['[{"depth": 0}]', '[{"depth": 2}]'],
        Signed: ['yes', 'no'],
      }),
    ).toEqual({ Artist: '-', 'Woe country': '-', Dimensions: '-', Signed: '-' })
  })

  test('looks at cells where a heading says nothing, and is not sure of it [F-X03]', () => {
    const samples = {
      Blorb: ['Anna Lisle (British, 1800–1852)', 'Bert Osgood (French, 1850–1901)'],
      Glorp: ['25H2', '11F(MARY)'],
      Snarf: ['51.38123, -2.35912', '41.90312, 12.49621'],
      Plonk: ['CC BY 4.0', 'CC0'],
      Quux: [
        'Made for a wedding in the valley and never used since',
        'It stood in the hall of the mill for many years',
      ],
    }
    expect(pathsOf(samples)).toEqual({
      Blorb: 'productions',
      Glorp: 'iconclass',
      Snarf: 'coordinates/point',
      Plonk: 'publication/licence',
      Quux: 'remarks',
    })
    const { columns } = guessMapping(
      objectCard,
      Object.entries(samples).map(([name, texts]) => ({ name, samples: texts })),
      options,
    )
    expect(columns.every(({ unsure }) => unsure)).toBe(true)
  })

  test('reads addresses of licences as the terms for them [F-X03]', () => {
    const samples = [
      'https://creativecommons.org/licenses/by/4.0/',
      'http://creativecommons.org/publicdomain/zero/1.0/',
    ]
    const [licence] = guessMapping(objectCard, [{ name: 'License', samples }], options).columns
    const [target] = licence?.targets ?? []
    expect(target?.path).toBe('publication/licence')
    expect(samples.map(text => target?.values?.[text])).toEqual(['CC BY 4.0', 'CC0 1.0'])
  })

  test('reads a detail of a person beside the person, and of the object elsewhere [F-X03]', () => {
    expect(
      pathsOf({ Artist: ['Anna'], Dates: ['British, 1800–1852', '1820–1901'], Date: ['1840', '1860'] }),
    ).toEqual({ Artist: 'productions', Dates: 'productions/note', Date: 'dating' })
    expect(pathsOf({ Artist: ['Anna'], Dates: ['1840', '1850–1852'] }).Dates).toBe('dating')
  })

  test('puts together the parts of a name, but beside none that is whole [F-X03]', () => {
    const parts = { 'Artist first name': ['Anna'], 'Artist last name': ['Lisle'] }
    expect(pathsOf(parts)).toEqual({
      'Artist first name': 'productions',
      'Artist last name': 'productions',
    })
    expect(pathsOf({ Artist: ['Anna Lisle'], ...parts })).toMatchObject({
      Artist: 'productions',
      'Artist first name': '-',
      'Artist last name': '-',
    })
  })

  test('gives makers of a kind rows of their own beside others [F-X03] [F-X05]', () => {
    const { columns } = guessMapping(
      objectCard,
      ['Artist', 'Photographer', 'Manufacturer'].map(name => ({ name, samples: [] })),
      options,
    )
    expect(columns.map(({ targets }) => targets[0]?.with?.['productions/role'])).toEqual([
      undefined,
      'photographer',
      'manufacturer',
    ])
  })

  test('knows words in whatever order, with units, and with what stands before a slash [F-X03]', () => {
    expect(
      pathsOf({
        'From date': ['1850', '1860'],
        'Wert in Euro': ['100', '200'],
        'H x W x D (mm)': ['10 x 20 x 30'],
        'Creator/s': ['Anna'],
        'Where found': ['Bath'],
        'Vecchio numero di inventario': ['12'],
        'Numero inventario generale': ['44'],
      }),
    ).toEqual({
      'From date': 'dating',
      'Wert in Euro': 'valuations/amount',
      'H x W x D (mm)': 'dimensionsDisplay',
      'Creator/s': 'productions',
      'Where found': 'findspot/locality',
      'Vecchio numero di inventario': 'otherNumbers/number',
      'Numero inventario generale': 'objectNumbers/objectNumber',
    })
  })

  test('knows headings of other records in other languages, too [F-X03]', () => {
    const { columns } = guessMapping(
      personCard,
      ['Nationalité', 'Date de naissance'].map(name => ({ name, samples: [] })),
      options,
    )
    expect(columns.map(({ targets }) => targets[0]?.path)).toEqual(['nationalities', 'birthDate'])
  })
})
