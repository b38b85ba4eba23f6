import { describe, expect, test } from 'vitest'
import { allOf } from '../../../../test/harness/all-of.ts'
import { describeMuseumFiles, describeRealData, realPath } from '../../../../test/harness/museum-files.ts'
import { type ReadTableOptions, readTable, type TableReader, type TableRow } from './index.ts'

const open = async <Answer>(
  path: string,
  use: (table: TableReader, rows: readonly TableRow[]) => Answer,
  options: ReadTableOptions = {},
): Promise<Answer> => {
  const table = await readTable(path, options)
  try {
    return use(table, await allOf(table.rows()))
  } finally {
    await table.close()
  }
}

const texts = (rows: readonly TableRow[]): string[][] =>
  rows.map(({ cells }) => cells.map(({ text }) => text))

/** Returns the detected properties of a file: encoding, separator, number of the header row, columns and rows. */
const kindOf = (path: string): Promise<unknown[]> =>
  open(path, ({ encoding, separator, headerRow, columns }, rows) => [
    encoding,
    separator,
    headerRow,
    columns.length,
    rows.length,
  ])

describeMuseumFiles('Tables of museums', 'import_fixtures', files => {
  const asText = async (file: string): Promise<string[][]> =>
    open(await files.path(file), (_, rows) => texts(rows))

  test('the same 500 objects come out of XLSX, UTF-8 with byte order mark, and UTF-16 with tabs', async () => {
    const expected = await asText('import_fixtures/walters_500_utf8_bom.csv')
    expect(expected).toHaveLength(500)
    expect(await asText('import_fixtures/walters_500_utf16le_tab.txt')).toEqual(expected)
    expect(await asText('import_fixtures/walters_500.xlsx')).toEqual(expected)
  })

  test('and out of Windows-1252 with semicolons, but for the letters that file lost when it was made', async () => {
    const expected = await asText('import_fixtures/walters_500_utf8_bom.csv')
    const lossy = await asText('import_fixtures/walters_500_cp1252_semicolon.csv')
    const windows1252 = new Set(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    )
    const lost = (text: string): string =>
      [...text].map(character => (windows1252.has(character) ? character : '?')).join('')
    expect(lossy).toEqual(expected.map(row => row.map(lost)))
  })

  test('what a file is, is found out', async () => {
    expect(await kindOf(await files.path('import_fixtures/walters_500_utf8_bom.csv'))).toEqual([
      'utf-8',
      ',',
      1,
      20,
      500,
    ])
    expect(await kindOf(await files.path('import_fixtures/walters_500_cp1252_semicolon.csv'))).toEqual([
      'windows-1252',
      ';',
      1,
      20,
      500,
    ])
    expect(await kindOf(await files.path('import_fixtures/walters_500_utf16le_tab.txt'))).toEqual([
      'utf-16le',
      '\t',
      1,
      20,
      500,
    ])
    expect(await kindOf(await files.path('natural_history/borza_amphipoda_specimens_latin1.tsv'))).toEqual([
      'iso-8859-1',
      '\t',
      1,
      46,
      435,
    ])
  })

  test('letters of ISO-8859-1 are read as what they are', async () => {
    const rows = await asText('natural_history/borza_amphipoda_specimens_latin1.tsv')
    const beyondAscii = new Set(rows.flat().flatMap(text => text.match(/\P{ASCII}/gu) ?? []))
    expect([...beyondAscii].filter(letter => !/[°´\p{Script=Latin}]/u.test(letter))).toEqual([])
    expect(beyondAscii.size).toBeGreaterThan(0)
  })

  describe('the messy list', () => {
    const file = 'import_fixtures/walters_200_messy.xlsx'
    test('has its header below a title, a blank row in the middle and a total that is no object', async () => {
      const expected: {
        sheet: string
        header_row: number
        data_rows: number
        first_data_row: number
        last_data_row: number
      } = JSON.parse((await files.read('import_fixtures/walters_200_messy.expected.json')).toString())
      await open(await files.path(file), (table, rows) => {
        expect(table.sheet).toBe(expected.sheet)
        expect(table.sheets).toEqual(['Inventory list ', 'Empty sheet'])
        expect(table.headerRow).toBe(expected.header_row)
        expect(rows).toHaveLength(expected.data_rows)
        expect(rows[0]?.row).toBe(expected.first_data_row)
        expect(rows.at(-1)?.row).toBe(expected.last_data_row)
        expect(rows.some(({ row }) => row === 94)).toBe(false)
        expect(table.skippedRows).toEqual([206])
        expect(table.columns.slice(0, 2)).toEqual([
          { index: 0, name: 'Inv. No.', letter: 'A' },
          { index: 1, name: 'Title', letter: 'B' },
        ])
      })
    })

    test('knows real dates, numbers, formulas and markup for what they are', async () =>
      open(await files.path(file), (_, rows) => {
        const cell = (row: number, column: number) => rows.find(each => each.row === row)?.cells[column]
        for (const row of [44, 45, 46]) expect(cell(row, 11)).toEqual({ text: '2009-06-15', type: 'date' })
        expect(cell(64, 0)).toEqual({ text: '48.61', type: 'number' })
        expect(cell(14, 0)).toEqual({ text: '38.147', type: 'text' })
        expect(cell(24, 0)).toEqual({ text: '', type: 'empty' })
        expect(cell(74, 1)?.text).toMatch(/^\s|\s$/)
        expect(cell(84, 4)).toEqual({ text: '15/06/1850', type: 'text' })
        expect(cell(105, 12)).toEqual({ text: '', type: 'formula' })
        expect(cell(125, 1)).toMatchObject({ text: expect.stringMatching(/<\w+/), type: 'text' })
      }))

    test('has an empty sheet, which says so, and no third one', async () => {
      const path = await files.path(file)
      const refusal = (sheet: string): Promise<unknown> =>
        open(path, () => 'read', { sheet }).catch(({ code, parameters }) => [code, parameters])
      expect(await refusal('Empty sheet')).toEqual(['empty', {}])
      expect(await refusal('Objects')).toEqual(['sheetNotFound', { sheet: 'Objects' }])
      expect(await refusal('Inventory list')).toBe('read')
    })
  })
})

describeRealData('Tables of museums', 'objects_walters/objects.csv', () => {
  test('5,000 objects are read whole', async () => {
    expect(await kindOf(realPath('objects_walters/objects.csv'))).toEqual(['utf-8', ',', 1, 33, 5000])
  })
})
