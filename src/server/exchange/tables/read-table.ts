import type { Readable } from 'node:stream'
import { openDarwinCore } from './darwin-core/open-darwin-core.ts'
import { fileKind } from './file-kind.ts'
import { findLayout } from './layout.ts'
import { type RecordsReader, recordsTable } from './records.ts'
import type { TableSource } from './source.ts'
import { beginningOf, type Spool, spool } from './spool.ts'
import { withoutSummary } from './summary-rows.ts'
import { defaultLimits, emptyCell, type TableLimits, type TableReader, type TableRow } from './table.ts'
import { TableError } from './table-error.ts'
import { decoded, decodedBeginning } from './text/decoded.ts'
import type { Separator } from './text/dialect.ts'
import { detectEncoding, type TextEncodingName } from './text/encoding.ts'
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
  /** Knows texts that are no tables. */
  readonly records?: RecordsReader | undefined
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

/** Bytes of a text that is read as a whole. */
const recordsLimit = 32 * 1024 ** 2

/** A text that is no table, where the caller knows some and this is one of them. */
const readRecords = async (
  { path, bytes, dispose }: Spool,
  beginning: Buffer,
  { records, encoding: asked }: ReadTableOptions,
): Promise<TableReader | undefined> => {
  if (!records) return undefined
  const encoding = asked ?? (await detectEncoding(path, beginning))
  const kind = records.kindOf((await decodedBeginning(path, encoding, 64 * 1024)).text)
  if (!kind) return undefined
  if (bytes > recordsLimit) throw new TableError('tooLarge', { limit: recordsLimit })
  let text = ''
  for await (const piece of decoded(path, encoding)) text += piece
  return recordsTable(kind, encoding, await records.read(kind, text), dispose)
}

/**
 * Opens a table, XLSX, a Darwin Core archive or text with separators, told apart by content.
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
    const kind = await fileKind(file.path, beginning)
    const records = kind === 'csv' ? await readRecords(file, beginning, options) : undefined
    if (records) return records
    const darwinCore =
      kind === 'xlsx' ? await openDarwinCore(file.path, limits, options.sheet, file.dispose) : undefined
    if (darwinCore) return darwinCore
    source =
      kind === 'xlsx'
        ? await openWorkbook(file.path, limits, options.sheet)
        : await openText(file.path, beginning, limits, options)
    return await readerOf(source, limits, options.headerRow, close)
  } catch (error) {
    await close()
    throw error
  }
}
