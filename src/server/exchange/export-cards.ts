import type { Readable } from 'node:stream'
import { type CellColumn, cellColumns, cellColumnsByPath, cellsOf } from '#model/engine/cells.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { leafValues } from '#model/engine/values.ts'
import { unchangedMark } from '#model/exchange/mapping.ts'
import { originCell } from '#model/exchange/table-origin.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { Language } from '#model/languages.ts'
import { vocabularies } from '#model/vocabularies/definitions.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { labelText, namesOf } from '#server/cards/index.ts'
import { inTurns } from '#server/platform/in-turns.ts'
import { allTerms } from '#server/vocabularies/index.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exchangeWords, writtenWords } from './exchange-words.ts'
import { headersIn } from './headers.ts'
import { type SelectedCards, selectedRecords } from './selected-records.ts'
import { museumKey } from './store/museum-key.ts'
import { type TableKind, type WritableColumn, writeTable } from './tables/index.ts'

export interface ExportOptions extends SelectedCards {
  readonly kind: TableKind
  /** All fields, those any of the cards has something in (all cards are read twice then), or these. */
  readonly columns: 'all' | 'filled' | readonly string[]
  readonly language: Language
}

type Context = Pick<ExchangeContext, 'database' | 'texts'>

/** Characters a workbook's cell holds. */
const workbookCell = 32_767
/** Choices that are offered in a column. */
const mostOptions = 1000

/** The keys by which a row finds its card again, knows whether that has moved on, and of which museum and language all of it is. */
const keys = ['@id', '@version', '@museum'] as const

/** Paths that any of the cards has something in. */
async function filledPaths(context: Context, options: ExportOptions): Promise<Set<string>> {
  const filled = new Set<string>()
  for await (const records of selectedRecords(context, options))
    for await (const { data } of inTurns(records))
      for (const { path } of leafValues(fieldsOf(options.declaration), data)) filled.add(path)
  return filled
}

async function chosenColumns(context: Context, options: ExportOptions): Promise<readonly CellColumn[]> {
  const { declaration, columns } = options
  if (columns === 'all') return cellColumns(declaration)
  if (columns === 'filled') {
    const filled = await filledPaths(context, options)
    return cellColumns(declaration).filter(({ path }) => filled.has(path))
  }
  const known = cellColumnsByPath(declaration)
  return columns.flatMap(path => known.get(path) ?? [])
}

/** Options of a column: choices of the product, terms of closed vocabularies. */
async function optionsOf(
  { database, texts }: Context,
  { tenantId, declaration, language }: ExportOptions,
  { field }: CellColumn,
): Promise<readonly string[] | undefined> {
  const kind = kindOf(field)
  const set = kind.choicesOf?.(field)
  if (set)
    return Object.keys(set.choices).map(code =>
      labelText(texts, language, declaration, `choice/${set.name}/${code}`),
    )
  const code = kind.vocabularyOf?.(field)
  if (code === undefined || vocabularies[code].open) return undefined
  const terms = await database.inTenant(tenantId, tx => allTerms(tx, code))
  const names = terms.filter(({ deprecatedAt }) => deprecatedAt === null).map(term => nameOf(term, language))
  return names.length === 0 || names.length > mostOptions ? undefined : names
}

const fitting = (text: string, kind: TableKind): string =>
  kind === 'xlsx' && text.length > workbookCell ? unchangedMark : text

async function* rowsOf(
  context: Context,
  options: ExportOptions,
  columns: readonly CellColumn[],
): AsyncGenerator<string[]> {
  const { declaration, holder, language, kind, tenantId } = options
  const museum = await context.database.inTenant(tenantId, museumKey)
  const origin = originCell({ museum, language })
  for await (const records of selectedRecords(context, options)) {
    const documents = records.map(({ data }) => data)
    const words = await context.database.inTenant(tenantId, async tx => {
      const names = await namesOf(tx, holder, declaration, documents)
      return writtenWords(
        tx,
        declaration,
        documents,
        exchangeWords(context.texts, declaration, names, language),
      )
    })
    for await (const { id, version, data } of inTurns(records)) {
      const cells = cellsOf(declaration, data, words)
      yield [id, String(version), origin, ...columns.map(({ path }) => fitting(cells.get(path) ?? '', kind))]
    }
  }
}

/**
 * Cards as a table, at flat memory. Read back as it is it changes nothing; what was edited in it is found cell by cell.
 * Choices and closed vocabularies are offered as lists to choose from.
 */
export async function exportCards(context: Context, options: ExportOptions): Promise<Readable> {
  const { declaration, language, kind } = options
  const columns = await chosenColumns(context, options)
  const headers = await headersIn(context.texts, language, declaration)
  const written: WritableColumn[] = []
  for (const column of columns) {
    const choices = kind === 'xlsx' ? await optionsOf(context, options, column) : undefined
    written.push({
      name: headers.get(column.path) ?? column.path,
      width: 24,
      ...(choices && { options: choices }),
    })
  }
  return writeTable(kind, {
    columns: [...keys.map(name => ({ name })), ...written],
    rows: rowsOf(context, options, columns),
    sheetName: context.texts.translate(language, `${declaration.type}.words.plural`),
    hiddenColumns: keys,
  })
}
