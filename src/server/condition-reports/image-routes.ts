import { addReportImages, offeredImages, removeReportImage } from '#model/api/condition-reports.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { draftFor, reportToRead } from './permitted.ts'
import { picturesOfObject } from './pictures.ts'
import type { ReportsContext } from './reports-context.ts'
import { deleteImage, insertImages } from './store/images.ts'
import { deleteRegions } from './store/regions.ts'
import { touchReport } from './store/reports.ts'
import { toldNow } from './tell-reports.ts'

/** Calls for the pictures that reports look at. */
export function imageRoutes({ database, clock }: ReportsContext): Route[] {
  return [
    route(offeredImages, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await reportToRead(tx, actor, params.id)
        return { result: await picturesOfObject(tx, row.card_id, { actor, language }) }
      }),
    ),

    route(addReportImages, ({ actor, language, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await draftFor(tx, actor, params.id)
        const offered = new Set(
          (await picturesOfObject(tx, row.card_id, { actor, language })).map(({ fileId }) => fileId),
        )
        const wanted = [...new Set(body.fileIds)]
        if (!wanted.every(id => offered.has(id)))
          throw new CodedError('invalid_input', { fields: { fileIds: { key: 'link' } } })
        await insertImages(tx, row.id, wanted)
        await touchReport(tx, row.id, clock())
        return toldNow(tx, { actor, language }, row.id)
      }),
    ),

    route(removeReportImage, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await draftFor(tx, actor, params.id)
        if (!(await deleteImage(tx, row.id, params.fileId))) throw notFound()
        await deleteRegions(tx, row.id, { fileId: params.fileId })
        await touchReport(tx, row.id, clock())
        return toldNow(tx, { actor, language }, row.id)
      }),
    ),
  ]
}
