import { addReportImages, offeredImages, removeReportImage } from '#model/api/condition-reports.ts'
import { rowsOf } from '#model/engine/values.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { picture } from './begin-report.ts'
import { draftFor, reportToRead } from './permitted.ts'
import { picturesOfObject } from './pictures.ts'
import { currentReport } from './present-reports.ts'
import type { ReportsContext } from './reports-context.ts'
import { withoutRegions } from './write-regions.ts'
import { withDrawn, writeReport } from './write-report.ts'

/** Calls for the pictures that reports look at. */
export function imageRoutes(context: ReportsContext): Route[] {
  const { database } = context
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
        const added = wanted.filter(id => !row.pictures.includes(id)).map(picture)
        const pictures = [...rowsOf(row.record.data.pictures), ...added]
        if (added.length > 0)
          await writeReport(tx, context, { actor }, { row, values: withDrawn(row, { pictures }) })
        return currentReport(tx, { actor, language }, row.id)
      }),
    ),

    route(removeReportImage, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { fileId } = params
        const row = await draftFor(tx, actor, params.id)
        if (!row.pictures.includes(fileId)) throw notFound()
        const pictures = rowsOf(row.record.data.pictures).filter(
          ({ file }) => (file as { readonly id?: string } | undefined)?.id !== fileId,
        )
        const damages = withoutRegions(row.damages, { fileId })
        await writeReport(tx, context, { actor }, { row, values: withDrawn(row, { pictures, damages }) })
        return currentReport(tx, { actor, language }, row.id)
      }),
    ),
  ]
}
