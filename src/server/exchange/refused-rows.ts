import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { declarationOf } from '#model/cards/declarations.ts'
import { severityOf } from '#model/exchange/messages.ts'
import type { Language } from '#model/languages.ts'
import { notFound } from '#server/platform/errors.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { messageText } from './message-text.ts'
import type { ImportRecord } from './store/imports.ts'
import { rowsBetween } from './store/rows.ts'
import { type TableKind, writeTable } from './tables/index.ts'

export interface RefusedOptions {
  readonly tenantId: string
  readonly record: ImportRecord
  readonly language: Language
  readonly kind: TableKind
  /** All rows, or those that were refused. */
  readonly all: boolean
}

/** Rows looked up at once. */
const chunk = 500

/** A file's rows as they came, with a column before them that says in a person's language what is wrong: to be put right and brought again. */
export async function refusedRows(context: ExchangeContext, options: RefusedOptions): Promise<Readable> {
  const { record, language, tenantId, kind, all } = options
  const { texts, database, tables } = context
  const declaration = declarationOf(record.card_type)
  if (!declaration) throw notFound()
  const work = `refused ${randomUUID()}`
  const take = (after: number) => tables.cells(record, { work, after, limit: chunk })
  const first = await take(0)
  async function* rows() {
    for (let batch: typeof first | undefined = first; batch; ) {
      const { rows: read, next }: typeof first = batch
      if (read.length > 0) {
        const [from, to] = [read[0]?.row ?? 0, read.at(-1)?.row ?? 0]
        const known = new Map(
          (await database.inTenant(tenantId, tx => rowsBetween(tx, record.id, { from, to }))).map(row => [
            row.row,
            row,
          ]),
        )
        for (const { row, cells } of read) {
          const { outcome, messages } = known.get(row) ?? {}
          if (!all && outcome !== 'refused') continue
          const reported = (messages ?? []).filter(message => all || severityOf(message) === 'error')
          const problems = reported.map(message =>
            [message.column, messageText(texts, language, declaration as never, message)]
              .filter(Boolean)
              .join(': '),
          )
          yield [problems.join('\n'), ...first.columns.map(({ index }) => cells[index]?.text ?? '')]
        }
      }
      batch = next === undefined ? undefined : await take(next)
    }
  }
  return writeTable(kind, {
    columns: [
      { name: texts.translate(language, 'import.problems'), width: 50 },
      ...first.columns.map(({ name }) => ({ name })),
    ],
    rows: rows(),
    sheetName: texts.translate(language, 'import.refusedSheet'),
  })
}
