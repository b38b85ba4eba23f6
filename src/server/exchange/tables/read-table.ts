import type { Readable } from 'node:stream'
import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { openDarwinCore } from './darwin-core/open-darwin-core.ts'
import { filledOf, findLayout } from './layout.ts'
import { openOds } from './ods/open-ods.ts'
import { type RecordsReader, recordsTable } from './records.ts'
import { beginningOf, type Spool, spool } from './spool.ts'
import {
  defaultLimits,
  emptyCell,
  type ReadKind,
  type TableLimits,
  type TableReader,
  type TableRow,
  type TableSource,
} from './table.ts'
import { TableError } from './table-error.ts'
import { decoded, decodedBeginning } from './text/decoded.ts'
import type { Separator } from './text/dialect.ts'
import { detectEncoding, utf16Of } from './text/encoding.ts'
import { openText } from './text/open-text.ts'
import { openTree } from './tree/open-tree.ts'
import { openXls } from './xls/open-xls.ts'
import { openWorkbook } from './xlsx/open-workbook.ts'

export interface ReadTableOptions {
  /** Encoding of a text file, where it is known better than it can be guessed. */
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

/** Beginnings of the last lines of a list in the languages of the product: 'Total', 'Summe', 'Totale', 'Razem' … */
const summaryWords =
  /^(grand total|overall total|general total|sub-?total|totals?|sum|count|gesamt(?:summen?|(?:an)?zahl|werte?|betrag|preis|menge|bestand|ergebnis)?|insgesamt|zusammen|(?:zwischen|end)?summen?|anzahl|totale|totali|somma|complessivamente|conteggio|razem|suma|sumy|w sumie|ogółem|łącznie|łączna|liczba)(?![\p{L}\p{N}])/iu
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Articles and prepositions before what is counted. Works are called so, too ('Count of Monte Cristo'): the noun tells. */
const articles = new Set(
  wordsIn(`of in the all der des aller alle von die im di del della delle degli dei dell tutti tutte i gli le
    wszystkich w`),
)
const nouns = new Set(
  wordsIn(`grand total value values amount number record records object objects item items row rows entries register
    list inventory collection price prices
    objekte wert werte wertes anzahl stück stücke datensätze zeilen einträge posten register registers liste inventar
    inventars bestand bestands sammlung beträge preise
    generale complessivo valori valore numero oggetti beni schede record righe voci registro elenco inventario
    collezione importi prezzi
    ogólna ogółem liczba wartość wartości obiektów obiekty rekordów wierszy pozycji wpisów rejestru listy inwentarza
    kolekcji zbioru cen`),
)

/** Returns true for what follows in the sentence of a total: 'Sum total of the register', 'Summe aller Objekte', 'Total: 200 records'. */
const isOfTotals = (rest: string): boolean => nouns.has(wordsIn(rest).find(word => !articles.has(word)) ?? '')

/** More than this many in a row are no summary. */
const longestSummary = 10

/** Characters of an amount: a longer text is none, however many blanks it has. */
const longestAmount = 40

const isAmount = (text: string): boolean => {
  const amount = text.trim()
  return amount.length <= longestAmount && /^[\p{Sc}\s]*-?\d[\d\s.,'’]*[\p{Sc}%\s]*$/u.test(amount)
}

/** The word itself, with an amount beside it or without, or the sentence of a total, where amounts alone are behind it: titles have other words. */
const isSummary = ({ cells }: TableRow, columns: number): boolean => {
  const [first, ...others] = filledOf(cells)
  const text = first?.text.trim() ?? ''
  const [word] = summaryWords.exec(text) ?? []
  if (word === undefined) return false
  const rest = text.slice(word.length)
  const isAlone = /^[\s:.]*$/.test(rest)
  const isSentence = isOfTotals(rest)
  const isSparse = (others.length + 1) * 2 <= columns
  if (isSparse && (isAlone || isSentence || isAmount(rest.replace(/^[\s:.=(]+|\)$/g, '')))) return true
  if (!others.every(({ text: each }) => isAmount(each))) return false
  const isFirst = cells[0] === first
  // A row that is filled is a record more often than not: 'Count Basie, 1939'.
  return isAlone ? others.length + 1 < columns || isFirst : isFirst && isSentence
}

/**
 * Leaves out summary rows ('Total 200') at the end. The same words in the middle of a list are data,
 * so such rows wait until it is known that nothing else follows.
 * @param skipped gets the row numbers of what was left out
 */
async function* withoutSummary(
  rows: AsyncIterable<TableRow>,
  columns: number,
  skipped: number[],
): AsyncGenerator<TableRow> {
  const waiting: TableRow[] = []
  for await (const row of rows) {
    if (waiting.length < longestSummary && isSummary(row, columns)) {
      waiting.push(row)
      continue
    }
    yield* waiting.splice(0)
    yield row
  }
  skipped.push(...waiting.map(({ row }) => row))
}

const readerOf = async (
  source: TableSource,
  limits: TableLimits,
  givenHeader: number | undefined,
  close: () => Promise<void>,
): Promise<TableReader> => {
  const beginning = await take(source.allRows(), beginningRows + (givenHeader ?? 0))
  const { headerRow, columns } = findLayout(beginning, limits.columns, givenHeader)
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
  { records, encoding: givenEncoding }: ReadTableOptions,
): Promise<TableReader | undefined> => {
  if (!records) return undefined
  const encoding = givenEncoding ?? (await detectEncoding(path, beginning))
  const kind = records.kindOf((await decodedBeginning(path, encoding, 64 * 1024)).text)
  if (!kind) return undefined
  if (bytes > recordsLimit) throw new TableError('tooLarge', { limit: recordsLimit })
  let text = ''
  for await (const piece of decoded(path, encoding)) text += piece
  return recordsTable(kind, encoding, await records.read(kind, text), dispose)
}

const signatures: readonly (readonly [found: string, hex: string])[] = [
  ['pdf', '255044462d'],
  ['image', '89504e470d0a1a0a'],
  ['image', 'ffd8ff'],
  ['image', '474946383761'],
  ['image', '474946383961'],
  ['image', '49492a00'],
  ['image', '4d4d002a'],
  ['gzip', '1f8b08'],
  ['rtf', '7b5c727466'],
]

const markup: readonly (readonly [found: string, begins: RegExp])[] = [
  ['html', /^\s*<(!doctype html|html|head|body|table|meta)\b/i],
]

/** No text has zeros, except UTF-16, which is full of them. */
const isBinary = (beginning: Buffer): boolean => beginning.includes(0) && utf16Of(beginning) === undefined

/**
 * Detects the type of a file by its content; its name is ignored.
 * @throws TableError unsupportedKind (`found` says what it is)
 */
const fileKind = (beginning: Buffer): ReadKind => {
  const hex = beginning.subarray(0, 16).toString('hex')
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return 'xlsx'
  if (hex.startsWith('d0cf11e0a1b11ae1')) return 'xls'
  const known = signatures.find(([, signature]) => hex.startsWith(signature))
  if (known) throw new TableError('unsupportedKind', { found: known[0] })
  if (isBinary(beginning)) throw new TableError('unsupportedKind', { found: 'binary' })
  const text = beginning.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
  const written = markup.find(([, begins]) =>
    begins.test(text.replaceAll('\0', '').replace(/^[\u00fe\u00ff]+/, '')),
  )
  if (written) throw new TableError('unsupportedKind', { found: written[0] })
  return 'csv'
}

const openSource = async (
  kind: ReadKind,
  path: string,
  beginning: Buffer,
  limits: TableLimits,
  options: ReadTableOptions,
): Promise<TableSource> => {
  if (kind === 'csv') return openText(path, beginning, limits, options)
  if (kind === 'xls') return openXls(path, limits, options.sheet)
  return openWorkbook(path, limits, options.sheet)
}

/**
 * Opens a table, XLSX, XLS, ODS, a Darwin Core archive, records in XML or JSON, or text with separators, distinguished by content.
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
    const kind = fileKind(beginning)
    const records = kind === 'csv' ? await readRecords(file, beginning, options) : undefined
    if (records) return records
    const tree = kind === 'csv' ? await openTree(file, beginning, limits, options.encoding) : undefined
    if (tree) return tree
    // Workbooks of LibreOffice have a part that is called like the description of a Darwin Core archive.
    if (kind === 'xlsx') source = await openOds(file.path, limits, options.sheet)
    const darwinCore =
      kind === 'xlsx' && !source
        ? await openDarwinCore(file.path, limits, options.sheet, file.dispose)
        : undefined
    if (darwinCore) return darwinCore
    source ??= await openSource(kind, file.path, beginning, limits, options)
    return await readerOf(source, limits, options.headerRow, close)
  } catch (error) {
    await close()
    throw error
  }
}
