import type { Found } from '#model/api/imports.ts'
import { cut } from '#model/text/cut.ts'
import type { TableReader, TableRow } from '../tables/index.ts'
import { fileError } from './file-error.ts'

/** Rows shown to the person, and rows that are looked at for samples. */
const previewed = 12
const sampled = 200
const samplesKept = 8
/** Characters of a cell that are shown. */
const shownLength = 160

const shown = (text: string): string => (text.length > shownLength ? `${cut(text, shownLength)}…` : text)

/** What is in a file, found out in one reading. @throws {CodedError} `invalid_input` with what is wrong with the file. */
export async function describeFile(table: TableReader): Promise<Found> {
  const first: TableRow[] = []
  let rowCount = 0
  try {
    for await (const row of table.rows()) {
      rowCount++
      if (first.length < sampled) first.push(row)
    }
  } catch (error) {
    throw fileError(error)
  }
  const samplesOf = (index: number): string[] => {
    const texts = first.map(({ cells }) => cells[index]?.text.trim() ?? '').filter(text => text !== '')
    return [...new Set(texts)].slice(0, samplesKept).map(shown)
  }
  const { kind, encoding, separator, sheet, sheets, headerRow, columns } = table
  return {
    kind,
    encoding,
    separator,
    sheet,
    sheets: [...sheets],
    headerRow,
    rowCount,
    columns: columns.map(({ name, letter, index }) => ({ name, letter, samples: samplesOf(index) })),
    preview: first
      .slice(0, previewed)
      .map(({ row, cells }) => ({ row, cells: columns.map(({ index }) => shown(cells[index]?.text ?? '')) })),
  }
}
