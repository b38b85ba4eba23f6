import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { sayEntry } from '#model/audit/say-entry.ts'
import type { Language } from '#model/languages.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { type EntryRow, presentEntry } from './present-entry.ts'
import { type AuditFilter, entriesOf, placeAfter } from './store/read.ts'

interface Asked {
  readonly tenantId: string
  readonly filter: AuditFilter
  readonly language: Language
}

interface Context {
  readonly database: Database
  readonly texts: TextBook
}

/** Entries read at once. */
const batch = 500

const columns = ['at', 'who', 'email', 'as', 'what', 'details', 'browser', 'action'] as const

async function* rowsOf(
  { database, texts }: Context,
  { tenantId, filter, language }: Asked,
): AsyncGenerator<Record<(typeof columns)[number], string>> {
  const say = (key: string, params?: Readonly<Record<string, string | number>>) =>
    texts.say(language, key as TextKey, params)
  for (let after: string | undefined, more = true; more; ) {
    const from: string | undefined = after
    const rows: EntryRow[] = await database.inTenant(tenantId, tx =>
      entriesOf(tx, filter, { after: from, limit: batch }),
    )
    for (const row of rows) {
      const entry = presentEntry(row)
      const { sentence, details } = sayEntry(entry, say, language)
      yield {
        at: entry.at,
        who: row.impersonator_name || row.name,
        email: row.email,
        as: row.impersonator_name ? row.name : '',
        what: sentence,
        details: details.map(([label, value]) => `${label}: ${value}`).join('; '),
        browser: row.client,
        action: row.action,
      }
    }
    const last = rows.at(-1)
    after = last && placeAfter(last)
    more = rows.length === batch
  }
}

/**
 * The record as a table, at flat memory. Names and browsers come from people: what a spreadsheet would take for a formula is marked as text.
 */
export function auditTable(context: Context, asked: Asked): Readable {
  const say = (key: string) => context.texts.say(asked.language, key as TextKey)
  const table = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    columns: columns.map(key => ({ key, header: say(`audit.columns.${key}`) })),
  })
  return Readable.from(rowsOf(context, asked)).compose(table)
}
