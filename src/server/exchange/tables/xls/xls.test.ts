import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import {
  biffCell,
  biffFormat,
  biffRecord,
  biffShared,
  biffStyle,
  biffText,
  compoundFile,
  type OldWorkbook,
  oldWorkbook,
  oldWorkbookStream,
} from '../../../../../test/harness/old-workbook.ts'
import { outcomeOfTable as outcome, wholeTable as read } from '../../../../../test/harness/read-tables.ts'

const header = [biffCell.label(0, 0, 'Number'), biffCell.label(0, 1, 'Title')]

/** The cells of the second row, under a header. */
const cellsOf = async (cells: readonly Buffer[], book: Omit<OldWorkbook, 'sheets'> = {}) => {
  const { rows } = await read(oldWorkbook({ ...book, sheets: { Objects: [...header, ...cells] } }), {
    headerRow: 1,
  })
  return rows[0]?.cells.map(({ text, type }) => `${text} ${type}`)
}

const result = (...bytes: readonly number[]): Buffer =>
  Buffer.from([...bytes, ...Array.from({ length: 6 - bytes.length }, () => 0), 0xff, 0xff])

describe('A workbook of Excel 97 to 2003', () => {
  test('is read as a table with its sheets [F-X08]', async () => {
    const { table, names, rows } = await read(
      oldWorkbook({
        sheets: {
          Notes: [],
          Objects: [
            biffCell.label(0, 0, 'Numer'),
            biffCell.label(0, 1, 'Tytuł'),
            biffCell.label(1, 0, 'A.1'),
            biffCell.label(1, 1, 'Żółty dzban'),
            biffCell.blank(2, 0),
            biffCell.label(4, 0, 'A.2'),
            biffCell.label(4, 1, 'Café'),
          ],
          Secret: header,
        },
        hidden: ['Secret'],
      }),
    )
    expect([table.kind, table.encoding, table.sheets, table.sheet]).toEqual([
      'xls',
      null,
      ['Notes', 'Objects'],
      'Objects',
    ])
    expect(names).toEqual(['Numer', 'Tytuł'])
    expect(rows.map(({ row, cells }) => [row, ...cells.map(({ text }) => text)])).toEqual([
      [2, 'A.1', 'Żółty dzban'],
      [5, 'A.2', 'Café'],
    ])
  })

  test('has the text of merged cells in each of their rows [F-X03]', async () => {
    const { rows } = await read(
      oldWorkbook({
        sheets: {
          Objects: [
            ...header,
            biffCell.label(1, 0, 'A.1'),
            biffCell.label(1, 1, 'Bowl'),
            biffCell.label(2, 0, 'A.2'),
            biffCell.label(3, 0, 'A.3'),
            biffRecord(0x00e5, [1, 0, 1, 0, 2, 0, 1, 0, 1, 0]),
          ],
        },
      }),
    )
    expect(rows.map(({ cells }) => cells[1]?.text ?? '')).toEqual(['Bowl', 'Bowl', ''])
  })

  test('has numbers, dates, formulas, booleans and errors as they are seen [F-X08]', async () => {
    const number = Buffer.alloc(8)
    number.writeDoubleLE(48.61)
    expect(
      await cellsOf(
        [
          biffCell.number(1, 0, 48.609999999999999),
          biffCell.rk(1, 1, (4261 << 2) | 3),
          biffCell.rks(1, 2, [(7 << 2) | 2, (-3 << 2) | 2]),
          biffCell.formula(1, 4, number),
          biffCell.formula(1, 5, result(0)),
          biffRecord(0x04bc, [1, 2, 3]),
          biffRecord(0x0207, biffText('x & y')),
          biffCell.formula(1, 6, result(1, 0, 1)),
          biffCell.formula(1, 7, result(2, 0, 0x17)),
          biffCell.boolean(1, 8, false),
          biffCell.error(1, 9, 0x2a),
        ],
        { globals: [biffStyle(0)] },
      ),
    ).toEqual([
      '48.61 number',
      '42.61 number',
      '7 number',
      '-3 number',
      '48.61 formula',
      'x & y formula',
      'TRUE formula',
      '#REF! error',
      'FALSE boolean',
      '#N/A error',
    ])
  })

  test('counts days from 1900, or from 1904 as Excel for Macintosh did [F-X08]', async () => {
    const styles = [
      biffFormat(164, 'dd/mm/yyyy'),
      biffFormat(165, '00000'),
      ...[0, 164, 165, 14].map(biffStyle),
    ]
    const cells = [biffCell.number(1, 0, 39979, 1), biffCell.number(1, 1, 42, 2), biffCell.number(1, 2, 1, 3)]
    expect(await cellsOf(cells, { globals: styles })).toEqual([
      '2009-06-15 date',
      '00042 number',
      '1900-01-01 date',
    ])
    expect(
      await cellsOf([biffCell.number(1, 0, 38517, 1)], { globals: [biffRecord(0x22, [1, 0]), ...styles] }),
    ).toEqual(['2009-06-15 date', ' empty'])
  })

  test('has its shared texts put together over the records they go on in [F-X08]', async () => {
    const long = `${'żółw '.repeat(1000)}end`
    const split = 2001
    const start = Buffer.concat([
      biffText('plain'),
      Buffer.from([3, 0, 0x08, 2, 0]),
      Buffer.from('two'),
      Buffer.alloc(8),
      Buffer.from([long.length & 255, long.length >> 8, 1]),
      Buffer.from(long.slice(0, split), 'utf16le'),
    ])
    const counts = Buffer.from([3, 0, 0, 0, 3, 0, 0, 0])
    const globals = [
      biffRecord(0x00fc, counts, start),
      biffRecord(0x003c, [1], Buffer.from(long.slice(split, 4000), 'utf16le')),
      biffRecord(0x003c, [1], Buffer.from(long.slice(4000), 'utf16le')),
    ]
    const cells = [biffCell.shared(1, 0, 2), biffCell.shared(1, 1, 1), biffCell.shared(1, 2, 0)]
    expect(await cellsOf(cells, { globals })).toEqual([`${long} text`, 'two text', 'plain text'])
    expect(await cellsOf([biffCell.shared(1, 0, 0)], { globals: [biffShared([biffText('é')])] })).toEqual([
      'é text',
      ' empty',
    ])
  })

  test('of Excel 5 and 95 is read in the code page it names, that of the Macintosh among them [F-X08]', async () => {
    for (const [page, encoding] of [
      [1250, 'win1250'],
      [10000, 'macroman'],
      [852, 'cp852'],
    ] as const) {
      const text = encoding === 'macroman' ? 'Café, Größe' : 'Żółty dzban'
      const codePage = Buffer.alloc(2)
      codePage.writeUInt16LE(page)
      const { names, rows } = await read(
        oldWorkbook({
          version: 0x0500,
          globals: [biffRecord(0x0042, codePage)],
          sheets: {
            Objects: [
              biffCell.bytes(0, 0, Buffer.from('Title')),
              biffCell.bytes(1, 0, iconv.encode(text, encoding)),
            ],
          },
        }),
      )
      expect([names, rows[0]?.cells[0]?.text]).toEqual([['Title'], text])
    }
  })

  test('that is encrypted is said to be so; other documents in such a container are named [F-X08]', async () => {
    const book = { sheets: { Objects: header } }
    expect(await outcome(oldWorkbook({ ...book, globals: [biffRecord(0x2f, Buffer.alloc(54))] }))).toEqual([
      'passwordProtected',
      {},
    ])
    const locked = compoundFile({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(9000) })
    expect(await outcome(locked)).toEqual(['passwordProtected', {}])
    expect(await outcome(compoundFile({ WordDocument: Buffer.alloc(5000) }))).toEqual([
      'unsupportedKind',
      { found: 'doc' },
    ])
    expect(await outcome(oldWorkbook({ ...book, version: 0x0400 }))).toEqual([
      'unsupportedKind',
      { found: 'xls' },
    ])
  })
})

describe('A hostile workbook of Excel 97', () => {
  const rows = [
    ...header,
    ...Array.from({ length: 400 }, (_, at) => [
      biffCell.label(at + 1, 0, `A.${at}`),
      biffCell.number(at + 1, 1, at),
    ]).flat(),
  ]
  const book = oldWorkbook({ globals: [biffStyle(0)], sheets: { Objects: rows } })

  test('wherever it is cut off, is damaged [F-X08]', async () => {
    for (const share of [0.01, 0.1, 0.5, 0.9])
      expect(await outcome(book.subarray(0, Math.floor(book.length * share)))).toEqual(['damagedFile', {}])
  })

  test('with flipped bits is read or refused, never worse [F-X08]', async () => {
    for (let place = 8; place < book.length; place += place < 2000 ? 3 : 89) {
      const flipped = Buffer.from(book)
      flipped[place] = (flipped[place] ?? 0) ^ 0xa5
      await expect(outcome(flipped)).resolves.toBeDefined()
    }
  })

  test('whose sectors lead in circles, or whose sizes lie, is damaged [F-X08]', async () => {
    const table = book.length - 512 * Math.ceil(book.length / 512 / 128)
    const circle = Buffer.from(book)
    circle.writeUInt32LE(0, table + 8)
    expect(await outcome(circle)).toEqual(['damagedFile', {}])
    const list = Buffer.from(book)
    list.writeUInt32LE(1, 68)
    expect(await outcome(list)).toEqual(['damagedFile', {}])
    const strings = biffRecord(0x00fc, [1, 0, 0, 0, 255, 255, 255, 255], biffText('x'))
    expect(await outcome(oldWorkbook({ globals: [strings], sheets: { Objects: rows } }))).toEqual([
      'damagedFile',
      {},
    ])
    const stream = oldWorkbookStream({ sheets: { Objects: rows } })
    expect(await outcome(compoundFile({ Workbook: stream.subarray(0, stream.length - 4) }))).toEqual([
      'damagedFile',
      {},
    ])
  })

  test('may not have more rows or columns than allowed, nor rows that go backwards [F-X08]', async () => {
    expect(await outcome(book, { limits: { rows: 100 } })).toEqual(['tooManyRows', { row: 101, limit: 100 }])
    const wide = oldWorkbook({ sheets: { Objects: [...header, biffCell.label(1, 60_000, 'x')] } })
    expect(await outcome(wide)).toEqual(['tooManyColumns', { row: 2, column: 60_001, limit: 500 }])
    const back = oldWorkbook({
      sheets: { Objects: [...header, biffCell.label(3, 0, 'x'), biffCell.label(2, 0, 'y')] },
    })
    expect(await outcome(back)).toEqual(['damagedFile', { row: 3 }])
  })
})
