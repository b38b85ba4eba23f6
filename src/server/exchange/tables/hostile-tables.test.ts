import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { compoundFile, oldWorkbook } from '../../../../test/harness/old-workbook.ts'
import { rawWorkbook, zipped } from '../../../../test/harness/workbook.ts'
import { type ReadTableOptions, readTable, TableError, type WritableCell, writeTable } from './index.ts'

const outcome = async (
  content: string | Buffer | Readable,
  options: ReadTableOptions = {},
): Promise<unknown> => {
  try {
    const table = await readTable(
      content instanceof Readable ? content : Readable.from([Buffer.from(content)]),
      options,
    )
    try {
      let count = 0
      for await (const _ of table.rows()) count++
      return count
    } finally {
      await table.close()
    }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return [error.code, error.parameters]
  }
}

async function* generated(
  count: number,
  row: (index: number) => WritableCell[],
): AsyncGenerator<WritableCell[]> {
  for (let index = 0; index < count; index++) yield row(index)
}

const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Column ${index}` }))

const workbookOf = (columns: number, rows: number): Promise<Buffer> =>
  buffer(
    writeTable('xlsx', {
      columns: names(columns),
      rows: generated(rows, index => Array.from({ length: columns }, () => `text ${index}`)),
      sheetName: 'Objects',
    }),
  )

describe('A file that is not a table', () => {
  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'pdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'image'],
    ['a web page', '<!DOCTYPE html><html><table><tr><td>1</td></tr></table>', 'html'],
    ['a web page with byte order mark', '\ufeff<html>', 'html'],
    ['a web page as XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'html'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image'],
    ['a workbook as XML', '<?xml version="1.0"?><Workbook><Worksheet/></Workbook>', 'xml'],
    ['a document of Word', compoundFile({ WordDocument: Buffer.alloc(5000) }), 'doc'],
    ['a workbook of Excel 4', oldWorkbook({ version: 0x0400, sheets: { Objects: [] } }), 'xls'],
    ['bytes', Buffer.from([1, 2, 0, 4, 5, 200, 7]), 'binary'],
  ])('is refused by what it is: %s', async (_, content, found) => {
    expect(await outcome(content)).toEqual(['unsupportedKind', { found }])
  })

  test('is refused if it is another kind of archive', async () => {
    expect(await outcome(await zipped({ 'content.xml': '<x/>' }))).toEqual([
      'unsupportedKind',
      { found: 'odf' },
    ])
    const letter = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }
    expect(await outcome(await zipped(letter))).toEqual(['unsupportedKind', { found: 'odf' }])
    expect(await outcome(await zipped({ 'a.csv': 'a,b' }))).toEqual(['unsupportedKind', { found: 'zip' }])
  })

  test('is refused if it is locked with a password', async () => {
    const locked = compoundFile({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(9000) })
    expect(await outcome(locked)).toEqual(['passwordProtected', {}])
  })

  test.each([
    ['nothing', ''],
    ['blank lines', '\n \n,,\n'],
    ['a byte order mark', '\ufeff'],
    ['XML without a text', '<?xml version="1.0"?><lido/>'],
    ['JSON without a value', '[]'],
  ])('is empty if it holds %s', async (_, content) => {
    expect(await outcome(content)).toEqual(['empty', {}])
  })
})

describe('A broken table', () => {
  test('names the row and the column whose quotation mark is not closed', async () => {
    expect(await outcome('Number,Title\n1,"a"\n2,"b\n3,c\n')).toEqual(['brokenQuotes', { row: 3, column: 2 }])
  })

  test('names them even if a later quotation mark seems to close it', async () => {
    expect(await outcome('Number,Title,Note\n1,a,b\n2,"lost,b\n3,"fine",c\n4,d,e\n')).toEqual([
      'brokenQuotes',
      { row: 3, column: 2 },
    ])
  })

  test('is reported as damaged wherever it was cut off', async () => {
    const book = await workbookOf(5, 300)
    for (const share of [0.01, 0.3, 0.6, 0.9, 0.999])
      expect(await outcome(book.subarray(0, Math.floor(book.length * share)))).toEqual(['damagedFile', {}])
  })

  test('with flipped bits is read or refused, never worse', async () => {
    const book = await workbookOf(3, 100)
    for (let place = 0; place < book.length; place += 97) {
      const flipped = Buffer.from(book)
      flipped[place] = (flipped[place] ?? 0) ^ 0x5a
      await expect(outcome(flipped)).resolves.toBeDefined()
    }
  })

  test('with broken XML is reported as damaged', async () => {
    const book = await rawWorkbook({ sheets: { Objects: '<row><c><v>1</c></row>' } })
    expect(await outcome(book)).toEqual(['damagedFile', {}])
  })

  test('cannot define XML entities', async () => {
    const book = await rawWorkbook({ sheets: { Objects: '<row><c t="str"><v>&bomb;</v></c></row>' } })
    expect(await outcome(book)).toEqual(['damagedFile', {}])
  })
})

describe('A table that was put together by hand', () => {
  const inline = (reference: string, text: string): string =>
    `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

  const read = async (content: string | Buffer, options: ReadTableOptions = {}) => {
    const table = await readTable(Readable.from([Buffer.from(content)]), options)
    try {
      const rows: unknown[] = []
      for await (const { row, cells } of table.rows()) rows.push([row, ...cells.map(({ text }) => text)])
      return { names: table.columns.map(({ name }) => name), rows }
    } finally {
      await table.close()
    }
  }

  test('of lines in different encodings names the first that is not like the others [F-X08]', async () => {
    const line = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(`${text}\n`, encoding)
    const lines = ['Number,Title', '1,Café', '2,Größe', '3,Città', '4,plain']
    const mixed = [...lines.map(each => line(each, 'utf8')), line('5,Musée', 'latin1')]
    expect(await outcome(Buffer.concat(mixed))).toEqual(['mixedEncodings', { row: 6 }])
    expect(await outcome(Buffer.concat(mixed), { encoding: 'windows-1252' })).toBe(5)
    const few = [line('Number,Title', 'utf8'), line('1,Café', 'utf8'), line('2,Münze', 'latin1')]
    expect(await outcome(Buffer.concat(few))).toEqual(['mixedEncodings', { row: 3 }])
  })

  test('with two rows of headings is read with both, or with the one that is chosen [F-X08]', async () => {
    const table = 'Identification,,Size\nNumber,Title,Height\nA.1,Jug,12\nA.2,Bowl,7\n'
    expect((await read(table)).names).toEqual([
      'Identification › Number',
      'Identification › Title',
      'Size › Height',
    ])
    expect((await read(table, { headerRow: 1 })).names).toEqual(['Identification', 'B', 'Size'])
    const second = await read(table, { headerRow: 2 })
    expect(second).toEqual({
      names: ['Number', 'Title', 'Height'],
      rows: [
        [3, 'A.1', 'Jug', '12'],
        [4, 'A.2', 'Bowl', '7'],
      ],
    })
  })

  test('with merged cells has their value once, where it begins [F-X08]', async () => {
    const rows = [
      `<row r="1">${inline('A1', 'Number')}${inline('B1', 'Title')}${inline('C1', 'Note')}</row>`,
      `<row r="2">${inline('A2', 'A.1')}${inline('B2', 'Jug')}<c r="C2"/></row>`,
      `<row r="3"><c r="A3"/>${inline('B3', 'Lid')}</row>`,
    ]
    expect((await read(await rawWorkbook({ sheets: { Objects: rows.join('') } }))).rows).toEqual([
      [2, 'A.1', 'Jug', ''],
      [3, '', 'Lid', ''],
    ])
  })

  test('of a million columns is refused with the limit [F-X08]', async () => {
    const wide = `${Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',')}\n1\n`
    expect(await outcome(wide)).toEqual(['tooManyColumns', { row: 1, column: 1_000_000, limit: 500 }])
    const far = `<row r="1">${inline('A1', 'Number')}${inline('BDWGN1', 'x')}</row>`
    expect(await outcome(await rawWorkbook({ sheets: { Objects: far } }))).toEqual([
      'tooManyColumns',
      { row: 1, column: 1_000_000, limit: 500 },
    ])
  })
})

describe('A table beyond the limits', () => {
  const wide = (columns: number): string =>
    `${names(columns)
      .map(({ name }) => name)
      .join(',')}\n${'x,'.repeat(columns - 1)}x\n`

  test('may have 300 columns, but not 501', async () => {
    expect(await outcome(wide(300))).toBe(1)
    expect(await outcome(wide(501))).toEqual(['tooManyColumns', { row: 1, column: 501, limit: 500 }])
    expect(await outcome(await workbookOf(300, 2))).toBe(2)
    expect(await outcome(await workbookOf(501, 2))).toEqual([
      'tooManyColumns',
      { row: 1, column: 501, limit: 500 },
    ])
  })

  test('may not have a cell of ten megabytes, and the message names it', async () => {
    const long = 'x'.repeat(10_000_000)
    const parameters = { row: 3, column: 2, limit: 1_000_000 }
    expect(await outcome(`Number,Title\n1,a\n2,"${long}"\n`)).toEqual(['cellTooLong', parameters])
    const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const row = (title: string): string => `<row>${cell('name')}${cell(title)}</row>`
    const book = await rawWorkbook({ sheets: { Objects: row('Title') + row('a') + row(`${long}`) } })
    expect(await outcome(book, { limits: { unfoldedRatio: 2000 } })).toEqual(['cellTooLong', parameters])
  })

  test('may not have more rows than allowed', async () => {
    const limits = { rows: 100 }
    expect(await outcome(`Number\n${'a\n'.repeat(200)}`, { limits })).toEqual([
      'tooManyRows',
      { row: 101, limit: 100 },
    ])
    expect(await outcome(await workbookOf(1, 200), { limits })).toEqual([
      'tooManyRows',
      { row: 101, limit: 100 },
    ])
  })

  test('may not be larger than allowed, and leaves nothing behind', async () => {
    // A separate folder, since other tests run in parallel.
    vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'vitrine-leftovers-')))
    onTestFinished(() => {
      const folder = tmpdir()
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    })
    const leftovers = () => readdirSync(tmpdir())
    const stream = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(1000, 'a')))
    expect(await outcome(stream, { limits: { fileBytes: 50_000 } })).toEqual(['tooLarge', { limit: 50_000 }])
    expect(leftovers()).toEqual([])
    const book = await workbookOf(2, 5)
    expect(await outcome(book)).toBe(5)
    expect(await outcome(book, { sheet: 'None' })).toEqual(['sheetNotFound', { sheet: 'None' }])
    expect(leftovers()).toEqual([])
  })

  test('may not declare a far larger size than its compressed one', async () => {
    const bomb = await rawWorkbook({ sheets: { Objects: ' '.repeat(40_000_000) } })
    expect(bomb.length).toBeLessThan(60_000)
    expect(await outcome(bomb)).toEqual(['tooLarge', { limit: 250 }])
  })

  test('nor unpack to more than it declares', async () => {
    const bomb = await rawWorkbook({ sheets: { Objects: ' '.repeat(40_000_000) } })
    const directory = bomb.indexOf(Buffer.from('PK\u0001\u0002'))
    const lying = Buffer.from(bomb)
    for (let entry = directory; entry !== -1; entry = lying.indexOf(Buffer.from('PK\u0001\u0002'), entry + 4))
      if (lying.readUInt32LE(entry + 24) > 1_000_000) lying.writeUInt32LE(1000, entry + 24)
    expect(await outcome(lying)).toEqual(['damagedFile', {}])
  })
})

describe('A table that is too large for a workbook', () => {
  test('is refused at the row that Excel cannot hold', async () => {
    const stream = writeTable('xlsx', {
      columns: names(1),
      rows: generated(1_048_576, () => [1]),
      sheetName: 'Objects',
    })
    await expect(stream.resume().toArray()).rejects.toMatchObject({
      code: 'tooManyRows',
      parameters: { row: 1_048_577, limit: 1_048_576 },
    })
  })

  test('is refused at the cell that Excel cannot hold', async () => {
    const rows = generated(1, () => ['a', 'x'.repeat(32_768)])
    await expect(
      buffer(writeTable('xlsx', { columns: names(2), rows, sheetName: 'x' })),
    ).rejects.toMatchObject({
      code: 'cellTooLong',
      parameters: { row: 2, column: 2 },
    })
  })

  test.each(['csv', 'xlsx'] as const)(
    'fails with the error of its rows, and closes them when the reader stops (%s)',
    async kind => {
      const failing = (async function* () {
        yield ['a']
        throw new Error('the database went away')
      })()
      await expect(
        buffer(writeTable(kind, { columns: names(1), rows: failing, sheetName: 'x' })),
      ).rejects.toThrow('the database went away')
      const ended = Promise.withResolvers<string>()
      let begun = false
      const endless = (async function* () {
        try {
          for (;;) {
            begun = true
            yield ['a'.repeat(1000)]
          }
        } finally {
          ended.resolve('let go')
        }
      })()
      const stream = writeTable(kind, { columns: names(1), rows: endless, sheetName: 'x' })
      for await (const _ of stream) if (begun) break
      expect(await ended.promise).toBe('let go')
    },
  )
})
