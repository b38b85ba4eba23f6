import type { TableSource } from '../source.ts'
import type { TableLimits, TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { openArchive } from './archive.ts'
import { readNumberFormats } from './number-format.ts'
import { readSharedStrings } from './shared-strings.ts'
import { sheetRows } from './sheet-rows.ts'
import { readWorkbook, type Sheet, type Workbook } from './workbook.ts'

const hasRows = async (rows: AsyncIterable<TableRow>): Promise<boolean> => {
  for await (const _ of rows) return true
  return false
}

const asked = ({ sheets }: Workbook, name: string): Sheet => {
  const sheet =
    sheets.find(each => each.name === name) ?? sheets.find(each => each.name.trim() === name.trim())
  if (!sheet) throw new TableError('sheetNotFound', { sheet: name })
  return sheet
}

/** A workbook and one of its sheets: the one asked for, or the first visible one with anything in it. */
export const openWorkbook = async (
  path: string,
  limits: TableLimits,
  name?: string,
): Promise<TableSource> => {
  const archive = await openArchive(path, limits)
  const open: { close(): void }[] = [archive]
  const close = async (): Promise<void> => {
    for (const each of open.splice(0)) each.close()
  }
  try {
    const workbook = await readWorkbook(archive)
    const strings = await readSharedStrings(archive, workbook.sharedStrings)
    open.push(strings)
    const formats = await readNumberFormats(archive, workbook.styles)
    const context = { strings, formats, since1904: workbook.since1904, limits }
    const rowsOf = ({ part }: Sheet): AsyncIterable<TableRow> => sheetRows(archive.text(part), context)
    const visible = workbook.sheets.filter(each => each.visible)
    const firstFilled = async (): Promise<Sheet> => {
      for (const each of visible) if (await hasRows(rowsOf(each))) return each
      throw new TableError('empty')
    }
    const sheet = name === undefined ? await firstFilled() : asked(workbook, name)
    return {
      kind: 'xlsx',
      encoding: null,
      separator: null,
      sheets: visible.map(each => each.name),
      sheet: sheet.name,
      allRows: () => rowsOf(sheet),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
