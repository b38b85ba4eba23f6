import type { OutputOf } from '#model/api/endpoint.ts'
import { auditReportPdf, readReport } from '#model/api/procedures/audit-report.ts'
import {
  changeDiscrepancy as changeEndpoint,
  freezeList as freezeEndpoint,
  givePhoto as photoEndpoint,
  readChanges,
  readDiscrepancies,
  readList,
  readLocations,
  readProgress,
  readRefused,
  sendFindings,
  signOff as signEndpoint,
} from '#model/api/procedures/inventory-audit.ts'
import { isId } from '#model/ids.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { isKnown, type Route, route } from '#server/platform/http/index.ts'
import { sendPdf } from '#server/print/index.ts'
import { localizedWords, museumPlaces } from '#server/procedures/index.ts'
import { auditReport } from './audit-report.ts'
import { auditState, isDone } from './audit-state.ts'
import type { AuditsContext } from './audits-context.ts'
import { changeDiscrepancy } from './change-discrepancy.ts'
import { freezeList } from './freeze-list.ts'
import { givePhoto } from './give-photo.ts'
import { asLogged } from './logged-findings.ts'
import { auditToRead, frozenList } from './permitted.ts'
import { presentDiscrepancies } from './present-discrepancies.ts'
import { presentFindings } from './present-findings.ts'
import { presentExpected, presentList } from './present-list.ts'
import { presentProgress } from './present-progress.ts'
import { auditDocument } from './print-audit.ts'
import type { RefusalReason } from './read-finding.ts'
import { signOff } from './sign-off.ts'
import { findingsOf } from './store/findings.ts'
import { expectedOf, lostCount } from './store/lists.ts'
import { refusalsOf } from './store/refusals.ts'
import { takeFindings } from './take-findings.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Refused findings, with the object they are about where it is known. */
async function presentRefusals(
  tx: TenantTransaction,
  id: string,
  language: Language,
): Promise<OutputOf<typeof readRefused>['result']> {
  const rows = await refusalsOf(tx, id)
  const ids = rows.map(({ given }) => textOf(given.objectId)).filter(isId)
  const objects = new Map((await expectedOf(tx, id, { ids })).map(object => [object.cardId, object]))
  return rows.map(({ id: findingId, reason, given, account_id, account_name, received_at }) => {
    const object = objects.get(textOf(given.objectId))
    return {
      id: findingId,
      reason: reason as RefusalReason,
      given,
      about: object
        ? `${object.number} ${localizedWords(object.titles, language)}`.trim()
        : textOf(given.number),
      by: { id: account_id, name: account_name },
      receivedAt: received_at.toISOString(),
    }
  })
}

/** Largest number of findings of others in one answer. */
const mostChanges = 1000

/** Calls of inventory audits (C-P09). */
export function auditRoutes(context: AuditsContext): Route[] {
  const { database, clock, texts, press, museumName } = context
  return [
    route(freezeEndpoint, ({ actor, language, params, body }) =>
      freezeList(context, { actor, language }, params.id, body),
    ),

    route(readList, ({ actor, language, params, query, request, reply }) =>
      database.inTenant(actor.tenantId, async tx => {
        await auditToRead(tx, actor, params.id)
        const list = await frozenList(tx, params.id)
        const { page = 0, size = 500 } = query
        const lost = query.lost === 'true'
        const tag = `"${list.sha256.slice(0, 32)}-${language}-${page}-${size}${lost ? '-lost' : ''}"`
        reply.header('etag', tag)
        if (isKnown(request, tag)) return reply.code(304).send()
        const expected = await expectedOf(tx, params.id, { page, size, lost })
        return {
          list: presentList(list),
          result: expected.map(each => presentExpected(each, language)),
          totalSize: lost ? await lostCount(tx, params.id) : list.total,
        }
      }),
    ),

    route(readLocations, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        await auditToRead(tx, actor, params.id)
        return { result: await museumPlaces(tx, language) }
      }),
    ),

    route(sendFindings, async ({ actor, language, params, body }) => ({
      result: [...(await takeFindings(context, { actor, language }, params.id, body))],
    })),

    route(readChanges, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        await auditToRead(tx, actor, params.id)
        const rows = await findingsOf(tx, params.id, { after: query.since ?? '0', limit: mostChanges + 1 })
        const shown = rows.slice(0, mostChanges)
        return {
          result: await presentFindings(tx, shown.map(asLogged), language),
          next: shown.at(-1)?.arrival ?? query.since ?? null,
          more: rows.length > mostChanges,
        }
      }),
    ),

    route(photoEndpoint, ({ actor, language, params, body }) =>
      givePhoto(context, { actor, language }, params, body.fileId),
    ),

    route(readRefused, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        await auditToRead(tx, actor, params.id)
        return { result: await presentRefusals(tx, params.id, language) }
      }),
    ),

    route(readProgress, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx =>
        presentProgress(tx, { actor, language }, await auditToRead(tx, actor, params.id)),
      ),
    ),

    route(readDiscrepancies, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        await auditToRead(tx, actor, params.id)
        const state = await auditState(tx, params.id)
        const { state: wanted, page = 0, size = 50 } = query
        const all = state.discrepancies.filter(
          ({ key }) => wanted === undefined || isDone(state, key) === (wanted === 'done'),
        )
        const some = all.slice(page * size, (page + 1) * size)
        return {
          result: await presentDiscrepancies(tx, some, state.plans, language),
          totalSize: all.length,
        }
      }),
    ),

    route(changeEndpoint, ({ actor, language, params, body }) =>
      changeDiscrepancy(context, { actor, language }, params, body),
    ),

    route(signEndpoint, ({ actor, language, params, body }) =>
      signOff(context, { actor, language }, params.id, body),
    ),

    route(readReport, async ({ actor, language, params }) => {
      const museum = await museumName(actor.tenantId)
      return database.inTenant(actor.tenantId, async tx =>
        auditReport(tx, await auditToRead(tx, actor, params.id), { language, museum }),
      )
    }),

    route(auditReportPdf, async ({ actor, language, params, reply }) => {
      const museum = await museumName(actor.tenantId)
      const { report, zone } = await database.inTenant(actor.tenantId, async tx => ({
        report: await auditReport(tx, await auditToRead(tx, actor, params.id), { language, museum }),
        zone: await zoneOf(tx),
      }))
      const job = auditDocument(report, { texts, language, now: clock(), zone })
      return sendPdf(reply, { pdf: await press.print(job), title: job.title })
    }),
  ]
}
