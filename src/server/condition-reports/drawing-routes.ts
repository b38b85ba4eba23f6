import {
  addAnnotation,
  addDamage as addDamageEndpoint,
  changeAnnotation,
  changeDamage as changeDamageEndpoint,
  clearAnnotations,
  deleteAnnotation,
  deleteDamage,
} from '#model/api/condition-reports.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { ReportsContext } from './reports-context.ts'
import { addDamage, changeDamage, removeDamage } from './write-damages.ts'
import { addRegion, changeRegion, removeRegions } from './write-regions.ts'

/** Calls for damages and for where they are, one by one: what is drawn is saved as one goes. */
export function drawingRoutes(context: ReportsContext): Route[] {
  return [
    route(addDamageEndpoint, ({ actor, language, params, body }) =>
      addDamage(context, { actor, language }, params.id, body.values),
    ),
    route(changeDamageEndpoint, ({ actor, language, params, body }) =>
      changeDamage(context, { actor, language }, params, body),
    ),
    route(deleteDamage, async ({ actor, language, params }) => {
      await removeDamage(context, { actor, language }, params)
      return undefined
    }),

    route(addAnnotation, ({ actor, language, params, body }) =>
      addRegion(context, { actor, language }, params.id, body),
    ),
    route(changeAnnotation, ({ actor, language, params, body }) =>
      changeRegion(context, { actor, language }, params, body),
    ),
    route(deleteAnnotation, async ({ actor, language, params }) => {
      const removed = await removeRegions(context, { actor, language }, params.id, {
        id: params.annotationId,
      })
      if (removed === 0) throw notFound()
      return undefined
    }),
    route(clearAnnotations, async ({ actor, language, params, query }) => ({
      removed: await removeRegions(context, { actor, language }, params.id, { fileId: query.fileId }),
    })),
  ]
}
