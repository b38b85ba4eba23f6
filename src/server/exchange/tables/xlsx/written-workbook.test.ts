import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allOf } from '../../../../../test/harness/all-of.ts'
import { defaultLimits, readTable, type WritableTable, writeTable } from '../index.ts'
import { openArchive } from './archive.ts'

/** The parts of a written workbook as text. */
const partsOf = async (table: WritableTable, ...parts: string[]): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'written-'))
  try {
    const path = join(folder, 'table.xlsx')
    await writeFile(path, writeTable('xlsx', table))
    const archive = await openArchive(path, defaultLimits)
    const texts = await Promise.all(parts.map(async part => (await allOf(archive.text(part))).join('')))
    archive.close()
    return texts
  } finally {
    await rm(folder, { recursive: true })
  }
}

const table = (): WritableTable => ({
  columns: [
    { name: 'id' },
    { name: 'Title', width: 40 },
    { name: 'Material', options: ['wood', 'gold & silver', '=1+1'] },
  ],
  rows: (async function* () {
    yield ['o1', 'Amphora', 'wood']
  })(),
  sheetName: "Objects: 'all' [1/2] of the museum and its friends",
  hiddenColumns: ['id'],
})

describe('A written workbook', () => {
  test('has a bold header that stays in view, and its key column hidden', async () => {
    const [sheet = ''] = await partsOf(table(), 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<col min="1" max="1" width="18" customWidth="1" hidden="1"/>')
    expect(sheet).toContain('<col min="2" max="2" width="40" customWidth="1"/>')
    expect(sheet).toContain('<c r="B1" s="1" t="inlineStr"><is><t xml:space="preserve">Title</t></is></c>')
  })

  test('offers the terms of a column as a list, from a sheet nobody sees', async () => {
    const [sheet = '', lists = '', workbook = ''] = await partsOf(
      table(),
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
      'xl/workbook.xml',
    )
    expect(sheet).toContain('sqref="C2:C1048576"><formula1>lists!$A$1:$A$3</formula1>')
    expect(lists).toContain('gold &amp; silver')
    expect(lists).not.toContain('<f>')
    expect(workbook).toContain('name="lists" sheetId="2" state="hidden"')
  })

  test('has a sheet name that Excel accepts, and shows only that sheet to a reader', async () => {
    const reader = await readTable(writeTable('xlsx', table()))
    expect(reader.sheets).toHaveLength(1)
    expect(reader.sheet).toMatch(/^Objects {2}'all' {2}1 2/)
    expect(reader.sheet?.length).toBeLessThanOrEqual(31)
    await reader.close()
  })
})
