import { auditPage, exportAudit, listAudit, listAuditPeople } from '#model/api/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { notFound } from '#server/platform/errors.ts'
import { attachedAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { auditTable } from './audit-table.ts'
import { doerOf } from './doer-of.ts'
import { presentEntry } from './present-entry.ts'
import { countEntries, entriesOf, peopleOf, placeAfter } from './store/read.ts'
import { recordAudit } from './store/record.ts'

export interface AuditOptions {
  readonly database: Database
  readonly texts: TextBook
  readonly clock: Clock
}

/** The record of a museum, for its administrators to read and to take along. Nobody changes it. */
export function auditRoutes({ database, texts, clock }: AuditOptions): Route[] {
  /** @throws {CodedError} `not_found` for another museum's. */
  const own = ({ tenantId }: MuseumActor, asked: { readonly tenantId: string }): string => {
    if (asked.tenantId !== tenantId) throw notFound()
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
      // What is written down of this export itself stands behind the others and is not in it.
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
      const name = `${texts.say(language, 'audit.title')} ${day}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachedAs(name))
        .send(auditTable({ database, texts }, { tenantId, filter, language }))
    }),
  ]
}
