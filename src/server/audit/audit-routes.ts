import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type AuditEntry, auditPage, exportAudit, listAudit, listAuditPeople } from '#model/api/audit.ts'
import { describeEntry } from '#model/audit/describe-entry.ts'
import type { Language } from '#model/languages.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { doerOf } from './doer-of.ts'
import { type AuditFilter, countEntries, entriesOf, peopleOf, placeAfter } from './store/read.ts'
import { recordAudit } from './store/record.ts'

export interface AuditOptions {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
}

interface ExportedLog {
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

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]

/** An entry as the API presents it. */
const presentEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  account: row.account_id === null ? null : { id: row.account_id, name: row.name, email: row.email },
  impersonator:
    row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name },
  client: row.client,
  details: row.details,
})

async function* rowsOf(
  { database, texts }: Context,
  { tenantId, filter, language }: ExportedLog,
): AsyncGenerator<Record<(typeof columns)[number], string>> {
  const translate = (key: string, params?: Readonly<Record<string, string | number>>) =>
    texts.translate(language, key as TextKey, params)
  for (let after: string | undefined, more = true; more; ) {
    const from: string | undefined = after
    const rows: EntryRow[] = await database.inTenant(tenantId, tx =>
      entriesOf(tx, filter, { after: from, limit: batch }),
    )
    for (const row of rows) {
      const entry = presentEntry(row)
      const { sentence, details } = describeEntry(entry, translate, language)
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
 * Streams the audit log as a table, in constant memory. Names and browsers come from people: text that a spreadsheet would take for a
 * formula is marked as text.
 */
function auditTable(context: Context, log: ExportedLog): Readable {
  const translate = (key: string) => context.texts.translate(log.language, key as TextKey)
  const table = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    columns: columns.map(key => ({ key, header: translate(`audit.columns.${key}`) })),
  })
  return Readable.from(rowsOf(context, log)).compose(table)
}

/** The audit log of a museum, which its administrators read and export. It cannot be changed. */
export function auditRoutes({ database, texts, clock }: AuditOptions): Route[] {
  /** @throws {CodedError} `not_found` for the log of another museum. */
  const own = ({ tenantId }: MuseumActor, params: { readonly tenantId: string }): string => {
    if (params.tenantId !== tenantId) throw notFound()
    return tenantId
  }

  return [
    route(listAudit, async ({ actor, params, query: { after, ...filter } }) => {
      const rows = await database.inTenant(own(actor, params), tx =>
        entriesOf(tx, filter, { after, limit: auditPage + 1 }),
      )
      const page = rows.slice(0, auditPage)
      const last = rows.length > auditPage ? page.at(-1) : undefined
      return { result: page.map(presentEntry), next: last ? placeAfter(last) : null }
    }),

    route(listAuditPeople, ({ actor, params }) =>
      database.inTenant(own(actor, params), async tx => ({ result: [...(await peopleOf(tx))] })),
    ),

    route(exportAudit, async ({ actor, params, query, language, request, reply }) => {
      const tenantId = own(actor, params)
      const now = clock()
      // The entry about this export itself comes after the others and is not in it.
      const filter = { ...query, to: query.to ?? now.toISOString() }
      const day = await database.inTenant(tenantId, async tx => {
        const count = await countEntries(tx, filter)
        await recordAudit(tx, doerOf(actor, request), 'tableExported', now, {
          what: 'audit',
          count,
          format: 'csv',
        })
        return dayOf(tx, now)
      })
      const name = `${texts.translate(language, 'audit.title')} ${day}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachedAs(name))
        .send(auditTable({ database, texts }, { tenantId, filter, language }))
    }),
  ]
}
