import type { Readable } from 'node:stream'
import { fileKind } from './file-kind.ts'
import { findLayout } from './layout.ts'
import type { TableSource } from './source.ts'
import { beginningOf, spool } from './spool.ts'
import { withoutSummary } from './summary-rows.ts'
import { defaultLimits, emptyCell, type TableLimits, type TableReader, type TableRow } from './table.ts'
import type { Separator } from './text/dialect.ts'
import type { TextEncodingName } from './text/encoding.ts'
import { openText } from './text/open-text.ts'
import { openWorkbook } from './xlsx/open-workbook.ts'

export interface ReadTableOptions {
  /** Of a text file, where its encoding is known better than it can be guessed. */
  readonly encoding?: TextEncodingName | undefined
  readonly separator?: Separator | undefined
  /** Name of the sheet; without it the first visible one that is not empty. */
  readonly sheet?: string | undefined
  /** 1-based; 0 says that there is no header. Without it, it is looked for. */
  readonly headerRow?: number | undefined
  readonly limits?: Partial<TableLimits> | undefined
}

/** Rows that are looked at to find the header and the columns. */
const beginningRows = 100

const take = async (rows: AsyncIterable<TableRow>, count: number): Promise<TableRow[]> => {
  const taken: TableRow[] = []
  if (count <= 0) return taken
  for await (const row of rows) {
    taken.push(row)
    if (taken.length >= count) break
  }
  return taken
}

const filledUp = ({ row, cells }: TableRow, width: number): TableRow =>
  cells.length >= width
    ? { row, cells }
    : { row, cells: [...cells, ...Array.from({ length: width - cells.length }, () => emptyCell)] }

const readerOf = async (
  source: TableSource,
  limits: TableLimits,
  asked: number | undefined,
  close: () => Promise<void>,
): Promise<TableReader> => {
  const beginning = await take(source.allRows(), beginningRows + (asked ?? 0))
  const { headerRow, columns } = findLayout(beginning, limits.columns, asked)
  let skippedRows: readonly number[] = []
  async function* dataRows(): AsyncGenerator<TableRow> {
    for await (const row of source.allRows()) if (row.row > headerRow) yield filledUp(row, columns.length)
  }
  async function* rows(): AsyncGenerator<TableRow> {
    const skipped: number[] = []
    yield* withoutSummary(dataRows(), columns.length, skipped)
    skippedRows = skipped
  }
  const { kind, encoding, separator, sheets, sheet } = source
  return {
    kind,
    encoding,
    separator,
    sheets,
    sheet,
    headerRow,
    columns,
    sample: count => take(rows(), count),
    rows,
    get skippedRows() {
      return skippedRows
    },
    close,
  }
}

/**
 * Opens a table, XLSX or text with separators, told apart by content.
 * @param from a stream, which is read to its end, or the path of a file
 * @throws TableError
 */
export const readTable = async (
  from: Readable | string,
  options: ReadTableOptions = {},
): Promise<TableReader> => {
  const limits = { ...defaultLimits, ...options.limits }
  const file = await spool(from, limits.fileBytes)
  let source: TableSource | undefined
  const close = async (): Promise<void> => {
    await source?.close()
    await file.dispose()
  }
  try {
    const beginning = await beginningOf(file.path, 64 * 1024)
    source =
      (await fileKind(file.path, beginning)) === 'xlsx'
        ? await openWorkbook(file.path, limits, options.sheet)
        : await openText(file.path, beginning, limits, options)
    return await readerOf(source, limits, options.headerRow, close)
  } catch (error) {
    await close()
    throw error
  }
}
