import { text as textOf } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf } from '../../../../test/harness/all-of.ts'
import { readTable, type TableKind, type WritableCell, writeTable } from './index.ts'

async function* each(rows: readonly (readonly WritableCell[])[]): AsyncGenerator<readonly WritableCell[]> {
  yield* rows
}

const written = (kind: TableKind, names: readonly string[], rows: readonly (readonly WritableCell[])[]) =>
  writeTable(kind, { columns: names.map(name => ({ name })), rows: each(rows), sheetName: 'Objects' })

const readBack = async (
  kind: TableKind,
  names: readonly string[],
  rows: readonly (readonly WritableCell[])[],
) => {
  const table = await readTable(written(kind, names, rows), { headerRow: 1 })
  try {
    const found = await allOf(table.rows())
    return {
      names: table.columns.map(({ name }) => name),
      rows: found.map(({ row, cells }) => ({ row, texts: cells.map(({ text }) => text) })),
    }
  } finally {
    await table.close()
  }
}

/** All that can go wrong in either format, densely. */
const awkward = fc
  .array(
    fc.constantFrom(
      '"',
      "'",
      ',',
      ';',
      '\t',
      '|',
      '\n',
      '\r',
      '\r\n',
      '=',
      '+',
      '-',
      '@',
      ' ',
      '_x000D_',
      '_',
      '<b>',
      '&amp;',
      ']]>',
      'ż',
      '東',
      '😀',
      '\u0001',
      '\ufeff',
      'a',
      '0',
    ),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))
const anyText = fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 20 }))
const table = fc.array(fc.tuple(fc.constant('key'), anyText, anyText, anyText), {
  minLength: 1,
  maxLength: 6,
})

describe('A table that was written and is read again', () => {
  test.each(['csv', 'xlsx'] as const)('has the same cells (%s)', async kind => {
    await fc.assert(
      fc.asyncProperty(table, async rows => {
        const back = await readBack(kind, ['Number', 'Title', 'Note', 'Place'], rows)
        expect(back.names).toEqual(['Number', 'Title', 'Note', 'Place'])
        expect(back.rows).toEqual(rows.map((texts, index) => ({ row: index + 2, texts })))
      }),
      { numRuns: 150 },
    )
  })

  test.each(['csv', 'xlsx'] as const)(
    'finds its own separator, encoding and header again (%s)',
    async kind => {
      const table = await readTable(
        written(
          kind,
          ['Number', 'Title; or |name|'],
          [
            ['1', 'one; two; three'],
            ['2', 'a|b|c;d'],
          ],
        ),
      )
      expect(table.headerRow).toBe(1)
      expect(table.columns.map(({ name }) => name)).toEqual(['Number', 'Title; or |name|'])
      expect(table.separator).toBe(kind === 'csv' ? ',' : null)
      await table.close()
    },
  )

  test('keeps numbers and dates as such in a workbook, and as plain text in CSV', async () => {
    const day = new Date('2009-06-15T00:00:00Z')
    const moment = new Date('2009-06-15T13:45:10Z')
    const early = new Date('1520-03-01T00:00:00Z')
    const row = ['A', 48.61, -945, 0.1 + 0.2, day, moment, early, null]
    const names = ['Number', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const expected = ['A', '48.61', '-945', '0.3', '2009-06-15', '2009-06-15T13:45:10', '1520-03-01', '']
    expect((await readBack('xlsx', names, [row])).rows[0]?.texts).toEqual(expected)
    const csv = (await readBack('csv', names, [row])).rows[0]?.texts
    expect(csv?.with(3, '0.3')).toEqual(expected)
    const workbook = await readTable(written('xlsx', names, [row]))
    expect((await workbook.sample(1))[0]?.cells.map(({ type }) => type)).toEqual([
      'text',
      'number',
      'number',
      'number',
      'date',
      'date',
      'text',
      'empty',
    ])
    await workbook.close()
  })

  test('has no formula in it that a spreadsheet would run', async () => {
    const attack = '=HYPERLINK("http://evil.example","click")'
    const csv = await textOf(written('csv', ['Title'], [[attack], ['+1'], ['-1'], ['@x'], ['\tx'], [`'=x`]]))
    for (const line of csv.slice(1).split('\r\n')) expect(line).not.toMatch(/^"?[=+\-@\t\r]/)
    const workbook = await readTable(written('xlsx', ['Title'], [[attack]]))
    expect((await workbook.sample(1))[0]?.cells).toEqual([{ text: attack, type: 'text' }])
    await workbook.close()
  })
})
