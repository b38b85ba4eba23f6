import type { Found } from '#model/api/imports.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import type { RowToKnow } from '#model/exchange/known-rows.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import {
  type Draft,
  type DraftRow,
  draftOf,
  type FileRow,
  type ReadRow,
  readRow,
} from '#model/exchange/read-row.ts'
import { type NamedRef, refsByName } from '#model/exchange/refs-by-name.ts'
import { cut } from '#model/text/cut.ts'
import { readArchive, type TableArchive } from '../archive/read-archive.ts'
import type { TableColumn, TableReader, TableRow } from '../tables/index.ts'
import { fileError } from './file-error.ts'
import { type ChoiceLabels, wordsOfLabels } from './labels-of-choices.ts'
import { openFile, type TableFile } from './open-file.ts'
import { createRowSource, type RowBatch, type Together } from './row-source.ts'

/** A request for rows of a file. `work` identifies the reader: if it continues where it stopped, the file is still open. */
export interface RowsRequest {
  readonly work: string
  readonly file: TableFile
  readonly after: number
  readonly limit: number
}

/** Settings by which rows are read. */
export interface ReadBy {
  readonly cardType: string
  /** True when rows are lines of a record of that type, and not records. */
  readonly lines?: boolean
  readonly mapping: Mapping
}

/** The next rows of an import, and what they say. */
export interface ReadBatch extends Omit<RowBatch, 'rows'> {
  readonly read: readonly ReadRow[]
}

/** A row whose card is to be drafted, with the card there is. */
export interface RowToDraft {
  readonly row: DraftRow
  /** True for a row of another museum. */
  readonly foreign?: boolean
  readonly base: { readonly values: CardValues; readonly cells: ReadonlyMap<string, string> } | undefined
  /** Present where records have names that a reader took apart: the row is read again with those left whole. */
  readonly again?: { readonly written: FileRow['cells']; readonly known: readonly string[] } | undefined
}

export interface DraftedRow {
  readonly draft: Draft
  /** References that are still names. */
  readonly refs: readonly NamedRef[]
}

const source = createRowSource()

/** Declared fields of rows. */
type TableSheet = Pick<CardDeclaration, 'sections' | 'numberPath' | 'namePath' | 'broaderPath'>

const lineSheetOf = (recordType: string): TableSheet | undefined => {
  const declaration = declarationOf(recordType)
  return declaration?.lines && lineSheet({ ...declaration, lines: declaration.lines })
}

function declarationFor({ cardType, lines = false }: ReadBy): TableSheet {
  const declaration = lines ? lineSheetOf(cardType) : declarationOf(cardType)
  if (!declaration) throw new Error(`no cards of type ${cardType}`)
  return declaration
}

/** A row of the file with its cells by the names of their columns. */
const fileRow = (columns: readonly TableColumn[], { row, cells }: TableRow): FileRow => ({
  row,
  cells: new Map(
    columns.flatMap(({ name, index }) => {
      const cell = cells[index]
      return cell ? [[name, cell] as const] : []
    }),
  ),
})

/** Rows that add to the same card and follow one another are one change of it. */
function togetherBy(by: ReadBy): Together | undefined {
  if (by.mapping.mode !== 'add') return undefined
  const declaration = declarationFor(by)
  return (columns, ...rows) => {
    const [one, other] = rows.map(row => {
      const { id, key, number } = readRow(declaration, by.mapping, fileRow(columns, row))
      return [id, key, number].join('\n')
    })
    return one === other
  }
}

async function readRows({
  work,
  file,
  after,
  limit,
  by,
}: RowsRequest & { readonly by: ReadBy }): Promise<ReadBatch> {
  const declaration = declarationFor(by)
  const { rows, ...batch } = await source.take(work, file, { after, limit, together: togetherBy(by) })
  return { ...batch, read: rows.map(row => readRow(declaration, by.mapping, fileRow(batch.columns, row))) }
}

/** Rows shown to the person, and rows that are looked at for samples. */
const previewed = 12

const sampled = 200

const samplesKept = 8

/** Characters of a cell that are shown. */
const shownLength = 160

const shown = (text: string): string => (text.length > shownLength ? `${cut(text, shownLength)}…` : text)

/** Describes a file in one reading. @throws {CodedError} `invalid_input` with what is wrong with the file. */
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

/** Tasks on the file of an import in an isolated process. */
export const tasks = {
  /** A table in a ZIP, and the files beside it; undefined for a file that is a table itself. */
  async archive({ path }: { readonly path: string }): Promise<{ readonly archive?: TableArchive }> {
    try {
      const archive = await readArchive(path)
      return archive ? { archive } : {}
    } catch (error) {
      throw fileError(error)
    }
  },

  /** Description of a file. */
  async describe({ file }: { readonly file: TableFile }): Promise<Found> {
    const table = await openFile(file)
    try {
      return await describeFile(table)
    } finally {
      await table.close()
    }
  },

  /** The next rows as they are in the file. */
  cells: ({ work, file, after, limit }: RowsRequest): Promise<RowBatch> =>
    source.take(work, file, { after, limit }),

  /** Contents of the next rows. */
  rows: readRows,

  /** Keys of the next rows. */
  async known(request: RowsRequest & { readonly by: ReadBy }) {
    const { namePath = '', broaderPath = '' } = declarationFor(request.by)
    const { read, next } = await readRows(request)
    return {
      next,
      rows: read.map(({ row, id, museum, key, number, cells }): RowToKnow => {
        const paths = [namePath, broaderPath].filter(path => cells.has(path))
        return {
          row,
          id,
          museum,
          key,
          number,
          cells: new Map(paths.map(path => [path, cells.get(path) ?? ''])),
        }
      }),
    }
  },

  /** Cards as rows change them: every cell is read. */
  drafts({
    by,
    labels,
    rows,
  }: {
    readonly by: ReadBy
    readonly labels: ChoiceLabels
    readonly rows: readonly RowToDraft[]
  }): readonly DraftedRow[] {
    const declaration = declarationFor(by)
    const words = wordsOfLabels(labels)
    return rows.map(({ row, base, foreign, again }) => {
      const known = new Set(again?.known)
      const read = again
        ? readRow(declaration, by.mapping, { row: 0, cells: again.written }, name => known.has(name))
        : row
      const draft = draftOf(declaration, by.mapping, read, { words, base, foreign })
      return { draft, refs: draft.differs ? refsByName(declaration, draft.values, by.mapping) : [] }
    })
  },
}
