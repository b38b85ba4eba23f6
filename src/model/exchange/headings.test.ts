import { describe, expect, test } from 'vitest'
import { objectCard } from '../cards/object/object-card.ts'
import { guessMapping } from './guess-mapping.ts'

type Column = string | readonly [string, readonly string[]]

const guessed = (...columns: readonly Column[]) =>
  guessMapping(
    objectCard,
    columns.map(column =>
      typeof column === 'string' ? { name: column, samples: [] } : { name: column[0], samples: column[1] },
    ),
    { language: 'en', labels: () => [] },
  )

const pathsOf = (...columns: readonly Column[]): Record<string, string> =>
  Object.fromEntries(
    guessed(...columns).columns.map(({ column, targets }) => [column, targets[0]?.path ?? '-']),
  )

describe('A heading of a thing and what is told of it', () => {
  test('means that of the thing, in the order of each language and in one word [F-X03]', () => {
    const wanted = {
      'Acquisition date': 'acquisitions/date',
      'acquisition.price': 'acquisitions/price',
      Erwerbungsort: 'acquisitions/place',
      'Modalità di acquisto': 'acquisitions/type',
      ConditionRemarks: 'condition/detail',
      Zustandsbeschreibung: 'condition/detail',
      'Opis stanu zachowania': 'condition/detail',
      'Responsabile dello scavo': 'excavations/director',
      'Treatment recommendations': 'condition/proposal',
    }
    for (const [heading, path] of Object.entries(wanted))
      expect(pathsOf(heading)).toEqual({ [heading]: path })
  })

  test('is left out where nothing is kept of it, rather than taken for what its last word means alone [F-X03]', () => {
    expect(pathsOf('condition.date', 'title.role', 'image.creator', 'Bilder Rechte')).toEqual({
      'condition.date': '-',
      'title.role': '-',
      'image.creator': '-',
      'Bilder Rechte': '-',
    })
  })

  test('makes dimensions of their type, value and unit in columns of their own, row by row [F-X03]', () => {
    expect(pathsOf('dimension.type', 'dimension.value', 'dimension.unit')).toEqual({
      'dimension.type': 'measurements/type',
      'dimension.value': 'measurements/value',
      'dimension.unit': 'measurements/value',
    })
    expect(pathsOf(['Maße H', ['12', '4,5']], ['Maße B', ['3', '8']])).toEqual({
      'Maße H': 'measurements',
      'Maße B': 'measurements',
    })
  })

  test('tells of specimens what it does in no other table [F-X03]', () => {
    expect(pathsOf('Genus', 'Species', 'DetDate', 'Det. notes', 'Collecting method')).toMatchObject({
      DetDate: 'determinations/date',
      'Det. notes': 'determinations/note',
      'Collecting method': 'collectingMethod/method',
    })
    expect(pathsOf('Habitat', 'Elevation', 'Life stage', 'Country').Country).toBe('collectingPlace/country')
  })
})

describe('Columns about makers', () => {
  test('stand beside the makers; without those they mean nothing [F-X03] [F-X05]', () => {
    const roles = { 'Maker role': 'productions/role', Rolle: 'productions/role' }
    for (const [heading, path] of Object.entries(roles)) {
      expect(pathsOf('Artist', heading)).toEqual({ Artist: 'productions', [heading]: path })
      expect(pathsOf('Title', heading)).toEqual({ Title: 'title', [heading]: '-' })
    }
    expect(pathsOf('creator', 'creator.qualifier', 'creator.bio')).toEqual({
      creator: 'productions',
      'creator.qualifier': 'productions/qualifier',
      'creator.bio': 'productions/note',
    })
  })

  test('say that a display name beside them is that of a maker [F-X03]', () => {
    expect(pathsOf('Title', 'Full name', 'Birth date')).toMatchObject({ 'Full name': 'productions' })
  })
})

describe('A heading', () => {
  test('is read without what most of the table begin with [F-X03]', () => {
    expect(pathsOf('Rec_Maker', 'Rec_Title', 'Rec_DateExpression', 'Rec_Dimensions', 'Notes')).toEqual({
      Rec_Maker: 'productions',
      Rec_Title: 'title',
      Rec_DateExpression: 'dating',
      Rec_Dimensions: 'dimensionsDisplay',
      Notes: 'remarks',
    })
    expect(pathsOf('tblObjects.Title', 'tblObjects.CreditLine')).toEqual({
      'tblObjects.Title': 'title',
      'tblObjects.CreditLine': 'publication/creditLine',
    })
  })

  test('in one run of letters is taken apart where all its words are known [F-X03]', () => {
    expect(pathsOf('conditionnotes', 'catalognumber', 'ACCESSIONDATE')).toEqual({
      conditionnotes: 'condition/detail',
      catalognumber: 'objectNumbers/objectNumber',
      ACCESSIONDATE: 'objectNumbers/date',
    })
    expect(pathsOf('blorbnumberx')).toEqual({ blorbnumberx: '-' })
  })

  test('of a number by an unknown name is another number, if its cells are; counts and sort keys are none [F-X03]', () => {
    const numbers = ['A 12', 'B 7', 'K 1203']
    const { columns } = guessed(['Inventory number', numbers], ['Lennox No.', numbers])
    expect(columns[1]).toEqual({
      column: 'Lennox No.',
      targets: [{ path: 'otherNumbers/number' }],
      unsure: true,
    })
    expect(
      pathsOf(
        ['Number of pages', ['12', '300']],
        ['Lennox No.', ['see file', 'none']],
        ['Sort number', ['  12', '  130']],
      ),
    ).toEqual({ 'Number of pages': '-', 'Lennox No.': '-', 'Sort number': '-' })
  })
})

describe('Cells', () => {
  test('of files, keys, times and addresses of mail are left out, whatever their heading says [F-X03]', () => {
    expect(
      pathsOf(
        ['Media', ['a.jpg', 'b 2.tif']],
        ['Contact', ['a@example.org', 'b@example.org']],
        ['Reference', ['0c11aa40-2d3a-4b1f-9f6c-2f5d0f3a9b12', '7b65aa01-33a8-4a16-b5d1-b6d1db2c11aa']],
        ['Export made', ['2024-03-26 02:01:11', '2024-04-01T12:30:00Z']],
      ),
    ).toEqual({ Media: '-', Contact: '-', Reference: '-', 'Export made': '-' })
    expect(pathsOf(['Date acquired', ['2001-05-03 00:00:00', '1998-01-01 00:00:00']])).toEqual({
      'Date acquired': 'acquisitions/date',
    })
  })
})
