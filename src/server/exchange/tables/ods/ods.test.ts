import { describe, expect, test } from 'vitest'
import { outcomeOfTable as outcome, wholeTable as read } from '../../../../../test/harness/read-tables.ts'
import { zipped } from '../../../../../test/harness/workbook.ts'

const spaces = ['office', 'table', 'text', 'style', 'number', 'calcext', 'draw', 'dc']
  .map(name => `xmlns:${name}="urn:x:${name}"`)
  .join(' ')

const archive = (body: string, parts: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'meta.xml': '<office:document-meta xmlns:office="urn:x:office"/>',
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:x:manifest"/>',
    'content.xml': `<?xml version="1.0"?><office:document-content ${spaces}><office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document-content>`,
    ...parts,
  })

const text = (...paragraphs: readonly string[]): string =>
  `<table:table-cell office:value-type="string">${paragraphs.map(each => `<text:p>${each}</text:p>`).join('')}</table:table-cell>`
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`
const sheet = (name: string, rows: string, attributes = ''): string =>
  `<table:table table:name="${name}" ${attributes}><table:table-column/>${rows}</table:table>`

const cellsOf = async (...cells: readonly string[]) => {
  const names = cells.map((_, at) => text(`Column ${at}`))
  const { rows } = await read(await archive(sheet('Objects', row(...names) + row(...cells))))
  return rows[0]?.cells.map(cell => `${cell.text} ${cell.type}`)
}

const value = (type: string, attributes: string, shown: string): string =>
  `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${shown}</text:p></table:table-cell>`

describe('A workbook of LibreOffice', () => {
  test('has the text of merged cells in each of their rows [F-X03]', async () => {
    const merged = text('Anna').replace(
      '<table:table-cell',
      '<table:table-cell table:number-rows-spanned="2"',
    )
    const rows = [
      row(text('Number'), text('Maker')),
      row(text('A 1'), merged),
      row(text('A 2'), '<table:covered-table-cell/>'),
      row(text('A 3'), text('Bert')),
    ]
    const { rows: found } = await read(await archive(sheet('Objects', rows.join(''))))
    expect(found.map(({ cells }) => cells[1]?.text)).toEqual(['Anna', 'Anna', 'Bert'])
  })

  test('is read as a table with its sheets, hidden ones only when asked for [F-X08]', async () => {
    const book = await archive(
      sheet('Secret', row(text('s')) + row(text('t')), 'table:style-name="ta2"') +
        sheet('Blank', row('<table:table-cell table:number-columns-repeated="1024"/>')) +
        sheet(
          'Objects',
          row(text('Number'), text('Title')) +
            '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
            `<table:table-row-group>${row(text('A.1'), text('Krug'))}</table:table-row-group>` +
            '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
        ),
    )
    const { table, names, rows } = await read(book)
    expect([table.kind, table.sheets, table.sheet, names]).toEqual([
      'ods',
      ['Blank', 'Objects'],
      'Objects',
      ['Number', 'Title'],
    ])
    expect(rows.map(({ row, cells }) => [row, ...cells.map(cell => cell.text)])).toEqual([[5, 'A.1', 'Krug']])
    expect((await read(book, { sheet: 'Secret' })).names).toEqual(['s'])
    expect(await outcome(book, { sheet: 'None' })).toEqual(['sheetNotFound', { sheet: 'None' }])
  })

  test('has values by their type, whatever country they are shown for [F-X08]', async () => {
    expect(
      await cellsOf(
        value('float', 'office:value="1234.5"', '1.234,50'),
        value('float', 'office:value="42"', '00042'),
        value('float', 'office:value="1.1"', '1,10'),
        value('percentage', 'office:value="0.25"', '25%'),
        value('currency', 'office:currency="EUR" office:value="1234.5"', '1.234,50 €'),
        value('date', 'office:date-value="2009-06-15"', '15.06.09'),
        value('date', 'office:date-value="2009-06-15T12:30:00.000000000"', '15.06.09 12:30'),
        value('time', 'office:time-value="PT18H05M00S"', '18:05'),
        value('boolean', 'office:boolean-value="true"', 'WAHR'),
        value('float', 'table:formula="of:=1+1" office:value="2"', '2'),
        value('string', 'table:formula="of:=[.A1]" calcext:value-type="error"', '#REF!'),
      ),
    ).toEqual([
      '1234.5 number',
      '00042 number',
      '1.10 number',
      '0.25 number',
      '1234.5 EUR number',
      '2009-06-15 date',
      '2009-06-15T12:30:00 date',
      '18:05:00 date',
      'TRUE boolean',
      '2 formula',
      '#REF! error',
    ])
  })

  test('has texts with their paragraphs and spaces, without notes and drawings on a cell [F-X08]', async () => {
    expect(
      await cellsOf(
        text(
          'one',
          'two<text:s text:c="3"/>spaces',
          '<text:span>a</text:span><text:tab/>b\n  c<text:line-break/>d',
        ),
        '<table:table-cell office:value-type="string"><office:annotation><dc:date>x</dc:date><text:p>note</text:p></office:annotation><text:p>seen</text:p><draw:frame><text:p>no</text:p></draw:frame></table:table-cell>',
      ),
    ).toEqual(['one\ntwo   spaces\na\tb c\nd text', 'seen text'])
  })

  test('has merged cells once, repeated ones as often as they are seen [F-X08]', async () => {
    const merged =
      '<table:table-cell office:value-type="string" table:number-columns-spanned="2"><text:p>merged</text:p></table:table-cell><table:covered-table-cell office:value-type="string"><text:p>covered</text:p></table:covered-table-cell>'
    const twice =
      '<table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell>'
    const repeated = `<table:table-row table:number-rows-repeated="2">${text('a') + twice}</table:table-row>`
    const { rows } = await read(
      await archive(
        sheet(
          'Objects',
          row(text('One'), text('Two'), text('Three')) + row(merged, text('after')) + repeated,
        ),
      ),
    )
    expect(rows.map(({ row, cells }) => [row, ...cells.map(cell => cell.text)])).toEqual([
      [2, 'merged', '', 'after'],
      [3, 'a', 'x', 'x'],
      [4, 'a', 'x', 'x'],
    ])
  })

  test('that is encrypted is said to be so [F-X08]', async () => {
    const manifest =
      '<m:manifest xmlns:m="urn:x:manifest"><m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry></m:manifest>'
    const locked = await archive('', { 'META-INF/manifest.xml': manifest, 'content.xml': '\u0001\u0002' })
    expect(await outcome(locked)).toEqual(['passwordProtected', {}])
  })

  test('may repeat no cell and no row beyond the limits [F-X08]', async () => {
    const wide =
      '<table:table-cell office:value-type="string" table:number-columns-repeated="1000000000"><text:p>x</text:p></table:table-cell>'
    expect(await outcome(await archive(sheet('Objects', row(text('Title')) + row(wide))))).toEqual([
      'tooManyColumns',
      { row: 2, column: 1_000_000_000, limit: 500 },
    ])
    const long = `<table:table-row table:number-rows-repeated="1000000000">${text('x')}</table:table-row>`
    expect(await outcome(await archive(sheet('Objects', row(text('Title')) + long)))).toEqual([
      'tooManyRows',
      { row: 5_000_001, limit: 5_000_000 },
    ])
    const spaced = text('<text:s text:c="900000"/><text:s text:c="900000"/>')
    expect(await outcome(await archive(sheet('Objects', row(text('Title')) + row(spaced))))).toEqual([
      'cellTooLong',
      { row: 2, column: 1, limit: 1_000_000 },
    ])
    expect(await outcome(await archive('<table:table>'))).toEqual(['damagedFile', {}])
  })
})
