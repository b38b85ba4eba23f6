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
import { changeReport } from './change-report.ts'
import { annulReport, finishReport } from './finish-report.ts'
import { draftFor, readableTypes, reportFor } from './permitted.ts'
import { printReport } from './printing/print-report.ts'
import type { ReportsContext } from './reports-context.ts'
import { signReport } from './sign-report.ts'
import { declaration, reportList } from './store/reports.ts'
import { tellRows, toldNow } from './tell-reports.ts'

/** Calls for reports as wholes. */
export function reportRoutes(context: ReportsContext): Route[] {
  const { database, renamed } = context
  return [
    route(listReports, ({ actor, language, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { q = '', page = 0, size = 50, object, objects, ...narrowed } = query
        const asked = object ?? objects
        const types = readableTypes(actor)
        const { rows, total } = await reportList(tx, {
          ...narrowed,
          objects: asked?.split(',').filter(isId),
          types,
          q: q.trim(),
          page,
          size,
        })
        return { result: await tellRows(tx, { actor, language }, rows), totalSize: total }
      }),
    ),

    route(createReport, ({ actor, language, body }) => beginReport(context, { actor, language }, body)),

    route(readReport, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, tx => toldNow(tx, { actor, language }, params.id)),
    ),

    route(changeEndpoint, ({ actor, language, params, body }) =>
      changeReport(context, { actor, language }, params.id, body),
    ),

    route(finishEndpoint, ({ actor, language, params, body }) =>
      finishReport(context, { actor, language }, params.id, body.version),
    ),

    route(annulEndpoint, ({ actor, language, params, body }) =>
      annulReport(context, { actor, language }, params.id, body.reason),
    ),

    route(signEndpoint, ({ actor, params, body }) => signReport(context, actor, params.id, body)),

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
        return toldNow(tx, { actor, language }, record.id)
      }),
    ),
  ]
}
