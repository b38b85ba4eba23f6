import type { ReferenceFormat } from '#model/bibliography/reference-formats.ts'
import type { TreeKind } from '#model/exchange/file-kinds.ts'
import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import type { Separator } from './text/dialect.ts'

export type CellType = 'text' | 'number' | 'date' | 'boolean' | 'formula' | 'error' | 'empty' | 'merged'

/** `text` is what a person sees; `type` what the file knows of it: 'merged' for the text of a cell above. A text file knows only 'text' and 'empty'. */
export interface Cell {
  readonly text: string
  readonly type: CellType
}

export const emptyCell: Cell = { text: '', type: 'empty' }

export interface TableRow {
  /** 1-based, as a spreadsheet numbers it: blank rows count, a cell of several lines is one row. */
  readonly row: number
  /** At least as many as there are columns; more where the row is longer than its header. */
  readonly cells: readonly Cell[]
}

export interface TableColumn {
  /** 0-based place in `cells`. */
  readonly index: number
  /** Trimmed and unique; the letter where the header is blank. */
  readonly name: string
  /** 'A', 'AB', as a spreadsheet letters it. */
  readonly letter: string
}

/** Kinds of tables that are written. */
export type TableKind = 'csv' | 'xlsx'

/** Kinds of tables that are read. */
export type ReadKind = TableKind | 'xls' | 'ods'

/** A table that can be read as often as wanted, a row at a time. */
export interface TableReader {
  readonly kind: ReadKind | TreeKind | ReferenceFormat | 'dwca'
  /** For text files only. */
  readonly encoding: TextEncodingName | null
  /** For text files only. */
  readonly separator: Separator | null
  /** Names of the visible sheets of a workbook, as written there; of the core and the extensions of an archive. */
  readonly sheets: readonly string[]
  readonly sheet: string | null
  /** 1-based; 0 where the caller gave none. */
  readonly headerRow: number
  readonly columns: readonly TableColumn[]
  /** The first `count` rows of data. */
  sample(count: number): Promise<TableRow[]>
  /** Rows of data without blank rows and without the summary rows at the end. Throws `TableError`. */
  rows(): AsyncIterable<TableRow>
  /** The summary rows that the last complete reading left out. */
  readonly skippedRows: readonly number[]
  /** Releases the file, and the copy made of a stream. */
  close(): Promise<void>
}

export interface TableLimits {
  readonly columns: number
  /** Number of the last row that is read. */
  readonly rows: number
  /** Characters in one cell. */
  readonly cellLength: number
  /** Bytes of the file. */
  readonly fileBytes: number
  /** Bytes that the parts of a workbook unfold to, all together. */
  readonly unfoldedBytes: number
  /** Factor by which a part of a workbook may be larger than its packed form; parts under 16 MB are not measured. */
  readonly unfoldedRatio: number
}

export const defaultLimits: TableLimits = {
  columns: 500,
  rows: 5_000_000,
  cellLength: 1_000_000,
  fileBytes: 2 * 1024 ** 3,
  unfoldedBytes: 8 * 1024 ** 3,
  unfoldedRatio: 250,
}

/** Source of rows common to both kinds of files: rows as they are there, whatever they mean. */
export interface TableSource extends Pick<TableReader, 'encoding' | 'separator' | 'sheets' | 'sheet'> {
  readonly kind: ReadKind
  /** All rows with at least one filled cell. */
  allRows(): AsyncIterable<TableRow>
  close(): Promise<void>
}
