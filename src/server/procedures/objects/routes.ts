import {
  addObjects as addEndpoint,
  beginObject as beginEndpoint,
  changeObject as changeEndpoint,
  changeObjects as changeManyEndpoint,
  exportObjects as exportEndpoint,
  giveNumbers as giveEndpoint,
  listObjects,
  loadObjects as loadEndpoint,
  makeRecords as makeEndpoint,
  objectDetails,
  objectsAvailability,
  previewNumbers as previewEndpoint,
  removeObjects,
  sumObjects as sumEndpoint,
} from '#model/api/procedures/objects.ts'
import { isId } from '#model/ids.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { objectsTaken, wayTo } from '../objects-taken.ts'
import { procedureFor, procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy, recordEvent } from '../record-event.ts'
import { settle } from '../settle.ts'
import { keepAttachments } from '../store/attachments.ts'
import { deleteObjects, objectIds, objectPage, objectTotal } from '../store/objects.ts'
import { sumObjects } from '../sums/sum-objects.ts'
import { addObjects } from './add-objects.ts'
import { beginObject } from './begin-object.ts'
import { busyOf } from './busy.ts'
import { changeObject } from './change-object.ts'
import { changeObjects } from './change-objects.ts'
import { exportTable } from './export-table.ts'
import { giveNumbers, previewNumbers } from './give-numbers.ts'
import { loadTable } from './load-table.ts'
import { makeRecords } from './make-records.ts'
import { presentObjects } from './present-objects.ts'

/** Objects in one answer. */
const frameLimits = 200
const mostBusy = 1000

/** Calls for the objects of procedures (C-P03, C-P04). */
export function objectRoutes(context: ProceduresContext): Route[] {
  const { database, clock } = context
  return [
    route(listObjects, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureToRead(tx, actor, params.id)
        const { withoutFilters, q, status, as, page = 0, size = 50 } = query
        const selection =
          withoutFilters === 'true'
            ? { page, size }
            : {
                q: q?.trim(),
                ...(status && { checked: status === 'CHECKED' }),
                ...(query.for !== undefined && {
                  ids: await objectsTaken(tx, one, wayTo(one, { type: query.for, as })),
                }),
                page,
                size,
              }
        const records = await objectPage(tx, one.row.id, selection)
        return {
          result: await presentObjects(tx, { actor, language }, one, records),
          totalSize: await objectTotal(tx, one.row.id, selection),
          ...(withoutFilters === 'true' && { ids: await objectIds(tx, one.row.id) }),
        }
      }),
    ),

    route(objectDetails, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureToRead(tx, actor, params.id)
        const ids = query.ids.split(',').filter(isId).slice(0, frameLimits)
        const records = await objectPage(tx, one.row.id, { ids, page: 0, size: frameLimits })
        return { result: await presentObjects(tx, { actor, language }, one, records) }
      }),
    ),

    route(addEndpoint, ({ actor, language, params, body }) =>
      addObjects(context, { actor, language }, params.id, body),
    ),

    route(beginEndpoint, ({ actor, language, params, body }) =>
      beginObject(context, { actor, language }, params.id, body.values),
    ),

    route(makeEndpoint, ({ actor, language, params, body }) =>
      makeRecords(context, { actor, language }, params.id, body.rows),
    ),

    route(previewEndpoint, ({ actor, language, params, query }) =>
      previewNumbers(context, { actor, language }, params.id, query.pattern),
    ),

    route(giveEndpoint, ({ actor, language, params, body }) =>
      giveNumbers(context, { actor, language }, params.id, body.pattern),
    ),

    route(removeObjects, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        refuseClosed(one)
        const removed = await deleteObjects(tx, one.row.id, body.ids)
        const written = removed.filter(
          ({ document, checkedAt }) => checkedAt || Object.keys(document).length > 0,
        )
        if (removed.length === 0) return { removed: 0 }
        await keepAttachments(
          tx,
          one.row.id,
          removed.map(({ id }) => id),
        )
        const by = doneBy(actor, clock())
        await recordEvent(
          tx,
          one.row.id,
          { kind: 'objectsRemoved', details: { count: removed.length, written } },
          by,
        )
        const ids = removed.map(({ id }) => id)
        await context.effects.followLines(tx, one.row.id, ids, await authorBy(tx, by))
        await settle(tx, context, one, by)
        return { removed: removed.length }
      }),
    ),

    route(objectsAvailability, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row } = await procedureToRead(tx, actor, params.id)
        return { result: await busyOf(tx, actor, row.id, { limit: mostBusy }) }
      }),
    ),

    route(exportEndpoint, ({ actor, language, params, query, request, reply }) =>
      exportTable(context, { actor, language }, params.id, { format: query.format, request, reply }),
    ),

    route(loadEndpoint, ({ actor, language, params, query, body }) =>
      loadTable(context, { actor, language }, params.id, { content: body, check: query.check === 'true' }),
    ),

    route(changeEndpoint, ({ actor, language, params, body }) =>
      changeObject(context, { actor, language }, params, body),
    ),

    route(changeManyEndpoint, ({ actor, language, params, body }) =>
      changeObjects(context, { actor, language }, params.id, body),
    ),

    route(sumEndpoint, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx =>
        sumObjects(tx, await procedureToRead(tx, actor, params.id), body.ids),
      ),
    ),
  ]
}
