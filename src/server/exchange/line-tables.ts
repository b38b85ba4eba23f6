import type { Readable } from 'node:stream'
import type { Found } from '#model/api/imports.ts'
import { recordsOfLines } from '#model/cards/records-of-lines.ts'
import { cellColumns, cellsOf } from '#model/engine/cells.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { lineSheet } from '#model/engine/line-sheet.ts'
import { objectAliases } from '#model/exchange/aliases.ts'
import { guessMapping } from '#model/exchange/guess-mapping.ts'
import { readingsOf } from '#model/exchange/heading-words.ts'
import { keyPaths, type Mapping } from '#model/exchange/mapping.ts'
import type { Message } from '#model/exchange/messages.ts'
import { columnFor, numberColumn, type ReadRow } from '#model/exchange/read-row.ts'
import { madeIfMissing } from '#model/exchange/refs-by-name.ts'
import { type Language, languages } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { LinedDeclaration } from '#model/searches/search-field.ts'
import { labelText, namesOf, offeredLists, seesAll } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import type { Editor } from '#server/vocabularies/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exchangeWords } from './exchange-words.ts'
import { labelsOfChoices } from './file/labels-of-choices.ts'
import { readDrafts } from './file/stored-tables.ts'
import { headersIn, headersOf } from './headers.ts'
import { messageText } from './message-text.ts'
import { hasError } from './rows/judged.ts'
import { RefFinder } from './rows/ref-finder.ts'
import { settle } from './rows/settle-row.ts'
import { type TableKind, writeTable } from './tables/index.ts'
import { takeFile } from './take-file.ts'

/*
 * Tables about the lines of a record, such as the objects of a loan: a row for each, which is found again by the id of the record it is
 * about, or by its number where records of the type have one.
 */

/** A line to be written into a table. */
export interface WrittenLine {
  /** The record it is about. */
  readonly id: string
  readonly version: number
  readonly number: string
  readonly title: string
  readonly document: CardValues
}

export interface LineTableOptions {
  readonly tenantId: string
  /** The person who asks: records they may not read have no name in it. */
  readonly holder: Holder
  readonly declaration: LinedDeclaration
  readonly kind: TableKind
  readonly language: Language
  /** The lines, some at a time. */
  readonly lines: AsyncIterable<readonly WrittenLine[]>
}

type Writing = Pick<ExchangeContext, 'database' | 'texts'>

const [idColumn, versionColumn, keyColumn] = keyPaths

/** True when the records that lines are about have numbers. */
const areNumbered = ({ lines }: LinedDeclaration): boolean => recordsOfLines(lines).numberPath !== undefined

async function* rowsOf(
  { database, texts }: Writing,
  { tenantId, holder, declaration, language, lines }: LineTableOptions,
): AsyncGenerator<string[]> {
  const sheet = lineSheet(declaration)
  for await (const some of lines) {
    const documents = some.map(({ document }) => document)
    const names = await database.inTenant(tenantId, tx => namesOf(tx, holder, sheet, documents))
    const words = exchangeWords(texts, sheet, names, language)
    for await (const { id, version, number, title, document } of inTurns(some)) {
      const cells = cellsOf(sheet, document, words)
      const fields = cellColumns(sheet).map(({ path }) => cells.get(path) ?? '')
      yield [id, String(version), ...(areNumbered(declaration) ? [number] : []), title, ...fields]
    }
  }
}

/** Writes the lines of a record as a table, at flat memory. Read back as it is, it changes nothing. */
export async function writeLines(context: Writing, options: LineTableOptions): Promise<Readable> {
  const { texts } = context
  const { declaration, kind, language } = options
  const headers = await headersIn(texts, language, lineSheet(declaration))
  return writeTable(kind, {
    columns: [
      { name: idColumn },
      { name: versionColumn },
      ...(areNumbered(declaration)
        ? [{ name: texts.translate(language, 'procedureObjects.columns.number'), width: 18 }]
        : []),
      { name: texts.translate(language, 'procedureObjects.columns.title'), width: 40 },
      ...cellColumns(lineSheet(declaration)).map(({ path }) => ({
        name: headers.get(path) ?? path,
        width: 24,
      })),
    ],
    rows: rowsOf(context, options),
    sheetName: labelText(texts, language, recordsOfLines(declaration.lines), 'words.plural'),
    hiddenColumns: [idColumn, versionColumn],
  })
}

/** Headings under which museums keep the number of the records that lines are about. */
function numberHeadings(texts: TextBook, { lines }: LinedDeclaration): ReadonlySet<string> {
  const records = recordsOfLines(lines)
  return new Set(
    [
      ...languages.flatMap(language => [
        texts.translate(language, 'procedureObjects.columns.number'),
        labelText(texts, language, records, numberColumn(records)),
      ]),
      ...objectAliases
        .filter(({ ways: [first = []] }) => first.some(({ path }) => path === numberColumn(records)))
        .flatMap(({ names }) => names.split('|')),
    ].flatMap(heading => readingsOf(heading)[0]?.words ?? []),
  )
}

/** Reads the columns of a table by their headings in any language. @throws {CodedError} `invalid_input` without a key of the rows. */
async function mappingOf(
  texts: TextBook,
  declaration: LinedDeclaration,
  { columns }: Found,
  language: Language,
): Promise<Mapping> {
  const sheet = lineSheet(declaration)
  const guessed = guessMapping(sheet, columns, { language, labels: await headersOf(texts, sheet) })
  const mayBeNumbered = areNumbered(declaration)
  const headings = mayBeNumbered ? numberHeadings(texts, declaration) : new Set()
  const isKeyed = columnFor(guessed, keyColumn) !== undefined
  const numbered = isKeyed
    ? undefined
    : columns.find(({ name }) => readingsOf(name).some(({ words }) => headings.has(words)))
  const mapping: Mapping = {
    ...guessed,
    mode: 'createAndUpdate',
    match: 'number',
    keepUnmatched: false,
    columns: guessed.columns.map(each =>
      each.column === numbered?.name ? { ...each, targets: [{ path: keyColumn }] } : each,
    ),
  }
  const keys = mayBeNumbered ? [idColumn, keyColumn] : [idColumn]
  if (keys.every(key => columnFor(mapping, key) === undefined))
    throw new CodedError('invalid_input', {
      text: mayBeNumbered ? 'procedureObjects.table.noNumber' : 'procedureObjects.table.noId',
    })
  return mapping
}

/** A table about lines as it was read. */
export interface LineTable {
  readonly declaration: LinedDeclaration
  readonly mapping: Mapping
  readonly rows: readonly ReadRow[]
}

/** Rows that are read at a time. */
const chunk = 500

/**
 * Reads a table about lines, which is not kept.
 * @throws {CodedError} `invalid_input` for one without a column that says what its rows are about, with more than `most` rows, or that cannot be read; `too_large`.
 */
export async function readLines(
  { storage, tables, texts }: Pick<ExchangeContext, 'storage' | 'tables' | 'texts'>,
  {
    tenantId,
    declaration,
    content,
    language,
    most,
  }: {
    readonly tenantId: string
    readonly declaration: LinedDeclaration
    readonly content: Readable
    readonly language: Language
    readonly most: number
  },
): Promise<LineTable> {
  const { storageKey, found } = await takeFile({ storage, tables }, tenantId, declaration.type, content)
  try {
    if (found.rowCount > most)
      throw new CodedError('invalid_input', { fields: { table: { key: 'tooMany', params: { max: most } } } })
    const mapping = await mappingOf(texts, declaration, found, language)
    const file = {
      tenant_id: tenantId,
      storage_key: storageKey,
      card_type: declaration.type,
      reading: {},
    }
    const by = { cardType: declaration.type, lines: true, mapping }
    const rows: ReadRow[] = []
    for (let after: number | undefined = 0; after !== undefined; ) {
      const batch: Awaited<ReturnType<typeof tables.rows>> = await tables.rows(
        file,
        { work: 'lines', after, limit: chunk },
        by,
      )
      rows.push(...batch.read)
      after = batch.next
    }
    return { declaration, mapping, rows }
  } finally {
    await storage.delete(storageKey)
  }
}

/** A line that a row is about, as it is by now; absent for one that the row adds. */
export interface RowOfLine {
  readonly row: ReadRow
  readonly line?: { readonly version: number; readonly document: CardValues } | undefined
}

/** The outcome of a row: what it makes of its line, or why it cannot. */
export interface SettledLine extends RowOfLine {
  readonly document: CardValues
  readonly changes: readonly Change[]
  readonly messages: readonly Message[]
  readonly refused: boolean
}

export interface SettleOptions {
  readonly texts: TextBook
  readonly editor: Editor
  /** True when new terms are made. */
  readonly load: boolean
}

const fieldMessages = ({ row, line }: RowOfLine, differs: boolean): readonly Message[] =>
  // Lines keep no earlier versions: which cells the table changed, and which somebody else, cannot be distinguished.
  line && differs && row.version !== '' && Number(row.version) !== line.version ? [{ kind: 'conflict' }] : []

/** Settles rows, in their order. Nothing but new terms is written. */
export async function settleLines(
  tx: TenantTransaction,
  { declaration, mapping }: Pick<LineTable, 'declaration' | 'mapping'>,
  rows: readonly RowOfLine[],
  { texts, editor, load }: SettleOptions,
): Promise<SettledLine[]> {
  const sheet = lineSheet(declaration)
  const documents = rows.flatMap(({ line }) => (line ? [line.document] : []))
  const words = exchangeWords(texts, sheet, await namesOf(tx, seesAll, sheet, documents), mapping.language)
  const toDraft = rows.map(({ row, line }) => ({
    row: { cells: row.cells, leftOver: row.leftOver, years: row.years, doubtful: row.doubtful },
    base: line && { values: line.document, cells: cellsOf(sheet, line.document, words) },
  }))
  const drafted = await readDrafts(tx.tenantId, {
    by: { cardType: declaration.type, lines: true, mapping },
    labels: labelsOfChoices(sheet, words),
    rows: toDraft,
  })
  const found = await new RefFinder().find(
    tx,
    drafted.flatMap(({ draft, refs }) => (hasError(draft.messages) ? [] : refs.map(madeIfMissing))),
    {
      language: mapping.language,
      editor,
      ownLists: await offeredLists(tx),
      links: {},
      load,
    },
  )
  const settling = { declaration: { ...sheet, types: [] }, mapping, today: await todayOf(tx) }
  const settled: SettledLine[] = []
  for await (const [at, each] of inTurns(rows.entries())) {
    const { draft, refs = [] } = drafted[at] ?? {}
    if (!draft) continue
    const there = each.line?.document
    const { values, changes, messages } = settle(settling, { there, base: there ?? {}, draft, refs }, found)
    const all = [...each.row.messages, ...messages, ...fieldMessages(each, changes.length > 0)]
    settled.push({ ...each, document: values, changes, messages: all, refused: hasError(all) })
  }
  return settled
}

/** Returns a message about a row of a table in a person's language. */
export const lineMessage = (
  texts: TextBook,
  language: Language,
  declaration: LinedDeclaration,
  message: Message,
): string => messageText(texts, language, lineSheet(declaration), message)
