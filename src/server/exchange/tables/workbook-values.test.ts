import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { allOf } from '../../../../test/harness/all-of.ts'
import { type RawWorkbook, rawWorkbook } from '../../../../test/harness/workbook.ts'
import { type Cell, readTable } from './index.ts'

const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>'

const cellsOf = async (cells: string, book: Omit<RawWorkbook, 'sheets'> = {}): Promise<readonly Cell[]> => {
  const sheets = { Objects: `${header}<row r="2">${cells}</row>` }
  const table = await readTable(Readable.from([await rawWorkbook({ ...book, sheets })]), { headerRow: 1 })
  try {
    return (await table.sample(1))[0]?.cells ?? []
  } finally {
    await table.close()
  }
}

const numbers = async (format: string, ...values: string[]): Promise<string[]> =>
  (await cellsOf(values.map(value => `<c s="0"><v>${value}</v></c>`).join(''), { formats: [format] })).map(
    ({ text, type }) => `${text} ${type}`,
  )

test('Cells merged over several rows have their text in each of them that has anything else [F-X03]', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const line = (row: number, ...cells: readonly string[]) => `<row r="${row}">${cells.join('')}</row>`
  const rows = [
    line(1, cell('A1', 'Number'), cell('B1', 'Title'), cell('C1', 'Maker')),
    line(2, cell('A2', 'A 1'), cell('B2', 'Bowl'), cell('C2', 'Anna')),
    line(3, cell('A3', 'A 2'), cell('B3', 'Cup')),
    line(4, cell('A4', 'A 3'), cell('B4', 'Jug')),
    line(5, cell('A5', 'A 4'), cell('B5', 'Dish')),
    line(6, '<c r="C6"/>'),
  ]
  const merged = '<mergeCells count="2"><mergeCell ref="C2:C4"/><mergeCell ref="C5:C6"/></mergeCells>'
  const book = await rawWorkbook({ sheets: { Objects: rows.join('') }, behind: merged })
  const table = await readTable(Readable.from([book]))
  const found = await allOf(table.rows())
  await table.close()
  expect(found.map(({ row, cells }) => [row, cells[2]?.text, cells[2]?.type])).toEqual([
    [2, 'Anna', 'text'],
    [3, 'Anna', 'merged'],
    [4, 'Anna', 'merged'],
    [5, '', 'empty'],
  ])
})

describe('A cell of a workbook', () => {
  test('is a number as a person sees it, without the noise of binary fractions', async () => {
    expect(
      await numbers('General', '48.61', '48.609999999999999', '0.30000000000000004', '1E-7', '1E+20', '-945'),
    ).toEqual([
      '48.61 number',
      '48.61 number',
      '0.3 number',
      '0.0000001 number',
      '100000000000000000000 number',
      '-945 number',
    ])
  })

  test('shows the zeros its format shows, and never fewer digits than it has', async () => {
    expect(await numbers('0.00', '1.1', '1.234', '5')).toEqual(['1.10 number', '1.234 number', '5.00 number'])
    expect(await numbers('00000', '42')).toEqual(['00042 number'])
    expect(await numbers('#,##0.00 "cm"', '1234.5')).toEqual(['1234.50 number'])
  })

  test('is a date where its format is one', async () => {
    expect(await numbers('dd/mm/yyyy', '39979', '1', '59', '61', '39979.5')).toEqual([
      '2009-06-15 date',
      '1900-01-01 date',
      '1900-02-28 date',
      '1900-03-01 date',
      '2009-06-15T12:00:00 date',
    ])
    expect(await numbers('[$-415]d mmmm yyyy;@', '39979')).toEqual(['2009-06-15 date'])
    expect(await numbers('hh:mm', '0.75')).toEqual(['18:00:00 date'])
    expect(await numbers('[h]:mm', '1.5')).toEqual(['1.5 number'])
    expect(await numbers('0 "days"', '3')).toEqual(['3 number'])
    const since1904 = await cellsOf('<c s="0"><v>38517</v></c>', { formats: ['yyyy-mm-dd'], since1904: true })
    expect(since1904).toEqual([{ text: '2009-06-15', type: 'date' }])
  })

  test('says what it is: boolean, error, formula with its last result', async () => {
    expect(
      await cellsOf(
        '<c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c><f>1+1</f><v>2</v></c><c t="str"><f>A1</f><v>x &amp; y</v></c><c t="d"><v>2009-06-15T00:00:00</v></c>',
      ),
    ).toEqual([
      { text: 'TRUE', type: 'boolean' },
      { text: '#REF!', type: 'error' },
      { text: '2', type: 'formula' },
      { text: 'x & y', type: 'formula' },
      { text: '2009-06-15', type: 'date' },
    ])
  })

  test('has its shared, formatted and escaped text put together', async () => {
    const strings =
      '<si><t>plain</t></si><si><r><t xml:space="preserve">bold </t></r><r><t>and not</t></r><rPh><t>reading</t></rPh></si><si><t>two_x000D_\nlines _x005F_x000D_</t></si><si/>'
    const cells =
      '<c t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>3</v></c>'
    expect((await cellsOf(cells, { strings })).map(({ text }) => text)).toEqual([
      'plain',
      '',
      'bold and not',
      'two\r\nlines _x000D_',
    ])
  })

  test('of a hidden sheet is read only when that sheet is asked for', async () => {
    const row = (text: string): string => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
    const book = await rawWorkbook({
      sheets: { Secret: row('s') + row('t'), Blank: '', Objects: row('Name') + row('x') },
      hidden: ['Secret'],
    })
    const table = await readTable(Readable.from([book]))
    expect([table.sheets, table.sheet]).toEqual([['Blank', 'Objects'], 'Objects'])
    await table.close()
    const secret = await readTable(Readable.from([book]), { sheet: 'Secret' })
    expect(secret.columns[0]?.name).toBe('s')
    await secret.close()
  })

  test('has its shared text whole, however long and many such texts are', async () => {
    const texts = Array.from(
      { length: 400 },
      (_, index) => `${index} ${'żółw '.repeat((index * 7919) % 20_000)}`,
    )
    const book = await rawWorkbook({
      sheets: {
        Objects:
          header + texts.map((_, index) => `<row><c t="s"><v>${(index * 37) % 400}</v></c></row>`).join(''),
      },
      strings: texts.map(text => `<si><t xml:space="preserve">${text}</t></si>`).join(''),
    })
    const table = await readTable(Readable.from([book]), { limits: { unfoldedRatio: 2000 } })
    const found = (await allOf(table.rows())).map(({ cells }) => cells[0]?.text)
    expect(found).toEqual(texts.map((_, index) => texts[(index * 37) % 400]))
    await table.close()
  })
})
