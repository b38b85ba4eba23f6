import {
  annulReport as annulEndpoint,
  changeReport as changeEndpoint,
  createReport,
  deleteReport,
  finishReport as finishEndpoint,
  listReports,
  readReport,
  reportPdf,
  restoreReport,
  signReport as signEndpoint,
} from '#model/api/condition-reports.ts'
import { isId } from '#model/ids.ts'
import { announce, authorOf, binCard, unbinCard } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { sendPdf } from '#server/print/index.ts'
import { beginReport } from './begin-report.ts'
import { changeReport, refuseOutdated } from './change-report.ts'
import { draftFor, readableTypes, reportFor } from './permitted.ts'
import { currentReport, presentRows, presentSignature } from './present-reports.ts'
import { printReport } from './printing/print-report.ts'
import type { ReportsContext } from './reports-context.ts'
import { declaration, reportList } from './store/reports.ts'

/** Calls for reports as wholes. */
export function reportRoutes(context: ReportsContext): Route[] {
  const { database, freezer, renamed } = context
  return [
    route(listReports, ({ actor, language, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { q = '', page = 0, size = 50, object, objects, ...narrowed } = query
        const objectIds = object ?? objects
        const types = readableTypes(actor)
        const { rows, total } = await reportList(tx, {
          ...narrowed,
          objects: objectIds?.split(',').filter(isId),
          types,
          q: q.trim(),
          page,
          size,
        })
        return { result: await presentRows(tx, { actor, language }, rows), totalSize: total }
      }),
    ),

    route(createReport, ({ actor, language, body }) => beginReport(context, { actor, language }, body)),

    route(readReport, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, tx => currentReport(tx, { actor, language }, params.id)),
    ),

    route(changeEndpoint, ({ actor, language, params, body }) =>
      changeReport(context, { actor, language }, params.id, body),
    ),

    route(finishEndpoint, ({ actor, language, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await draftFor(tx, actor, params.id, 'finish')
        await refuseOutdated(tx, { actor, language }, row, body.version)
        await freezer.finish(tx, { declaration, actor, language }, row.record)
        return currentReport(tx, { actor, language }, row.id)
      }),
    ),

    route(annulEndpoint, ({ actor, language, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { record } = await reportFor(tx, actor, 'annul', params.id)
        await freezer.annul(tx, { declaration, actor, language }, record, body.reason)
        return currentReport(tx, { actor, language }, record.id)
      }),
    ),

    route(signEndpoint, ({ actor, language, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { record } = await reportFor(tx, actor, 'edit', params.id)
        return presentSignature(await freezer.sign(tx, { declaration, actor, language }, record, body))
      }),
    ),

    route(reportPdf, async ({ actor, language, params, reply }) =>
      sendPdf(reply, await printReport(context, { actor, language }, params.id)),
    ),

    route(deleteReport, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { record } = await draftFor(tx, actor, params.id, 'delete')
        const author = await authorOf(tx, actor)
        await binCard(tx, record, { declaration, author, action: 'deleted', renamed })
        await announce(tx, declaration, { ids: [record.id], what: 'deleted', accountId: actor.accountId })
        return undefined
      }),
    ),

    route(restoreReport, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { record } = await reportFor(tx, actor, 'delete', params.id, 'binned')
        const author = await authorOf(tx, actor)
        await unbinCard(tx, record, { declaration, author, action: 'restored', renamed })
        await announce(tx, declaration, { ids: [record.id], what: 'restored', accountId: actor.accountId })
        return currentReport(tx, { actor, language }, record.id)
      }),
    ),
  ]
}
