import type { ImportWithFile } from '#model/api/imports.ts'
import { referenceFormatOf } from '#model/bibliography/reference-formats.ts'
import { type TextEncodingName, textEncodings } from '#model/exchange/text-encodings.ts'
import { storable } from '#model/text/storable.ts'
import type { ReadsReferences } from '#server/bibliography/index.ts'
import {
  type RecordsReader,
  readTable,
  type Separator,
  separators,
  TableError,
  type TableReader,
  type TableRow,
} from '../tables/index.ts'
import { fileError } from './file-error.ts'
import { fileLimit } from './file-limit.ts'

/** Characters of a cell: a card's longest text and room to say that it is too long. */
const cellLimit = 1_000_000

/** Columns of a table. */
const columnLimit = 1000

/** A file on this machine, and how the user chose to read it. */
export interface TableFile {
  readonly path: string
  readonly reading: ImportWithFile['reading']
  /** Address of the module that reads files of references. */
  readonly references: string
  /** True where records are works: JSON of them is one of those files, not a table. */
  readonly ofWorks?: boolean | undefined
}

/** A name out of a closed set; another one is as if none was given. */
const oneOf = <Name extends string>(names: readonly Name[], given: string | undefined): Name | undefined =>
  names.find(name => name === given)

/** A table with texts that can be kept. */
function storableTable(table: TableReader): TableReader {
  const storableRow = ({ row, cells }: TableRow): TableRow => ({
    row,
    cells: cells.map(cell => {
      const text = storable(cell.text)
      return text === cell.text ? cell : { ...cell, text }
    }),
  })
  const { kind, encoding, separator, sheets, sheet, headerRow, columns } = table
  return {
    kind,
    encoding,
    separator,
    sheets: sheets.map(storable),
    sheet: sheet === null ? null : storable(sheet),
    headerRow,
    columns: columns.map(column => ({ ...column, name: storable(column.name) })),
    sample: async count => (await table.sample(count)).map(storableRow),
    async *rows() {
      for await (const row of table.rows()) yield storableRow(row)
    },
    get skippedRows() {
      return table.skippedRows
    },
    close: () => table.close(),
  }
}

/**
 * Files of reference managers: a work is a row.
 * @param module where they are read; loaded once there is such a file.
 */
const referencesReader = (module: string, ofWorks: boolean): RecordsReader => ({
  kindOf(beginning) {
    const format = referenceFormatOf(beginning)
    // Objects have titles and types, too.
    return format === 'csl-json' && !ofWorks ? undefined : format
  },
  async read(kind, text) {
    const { referenceTable, ReferenceFileError }: ReadsReferences = await import(module)
    try {
      return referenceTable(kind, text)
    } catch (error) {
      if (error instanceof ReferenceFileError)
        throw new TableError('brokenReference', { row: error.line }, error)
      throw error
    }
  },
})

/** Opens the file of an import. @throws {CodedError} `invalid_input` with what is wrong with the file. */
export async function openFile({
  path,
  reading,
  references,
  ofWorks = false,
}: TableFile): Promise<TableReader> {
  try {
    const table = await readTable(path, {
      encoding: oneOf<TextEncodingName>(textEncodings, reading.encoding),
      separator: oneOf<Separator>(separators, reading.separator),
      sheet: reading.sheet,
      headerRow: reading.headerRow,
      records: referencesReader(references, ofWorks),
      limits: { fileBytes: fileLimit, cellLength: cellLimit, columns: columnLimit },
    })
    return storableTable(table)
  } catch (error) {
    throw fileError(error)
  }
}
