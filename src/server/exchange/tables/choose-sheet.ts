import type { TableRow } from './table.ts'
import { TableError } from './table-error.ts'

/** A sheet of a workbook of whatever make. */
export interface NamedSheet {
  readonly name: string
  readonly visible: boolean
}

const hasRows = async (rows: AsyncIterable<TableRow>): Promise<boolean> => {
  for await (const _ of rows) return true
  return false
}

/**
 * Returns the sheet with that name, hidden or not; without a name the first visible one with anything in it.
 * @throws TableError sheetNotFound, empty
 */
export async function chooseSheet<Sheet extends NamedSheet>(
  sheets: readonly Sheet[],
  name: string | undefined,
  rowsOf: (sheet: Sheet) => AsyncIterable<TableRow>,
): Promise<Sheet> {
  if (name === undefined) {
    for (const sheet of sheets) if (sheet.visible && (await hasRows(rowsOf(sheet)))) return sheet
    throw new TableError('empty')
  }
  const found =
    sheets.find(sheet => sheet.name === name) ?? sheets.find(sheet => sheet.name.trim() === name.trim())
  if (!found) throw new TableError('sheetNotFound', { sheet: name })
  return found
}
