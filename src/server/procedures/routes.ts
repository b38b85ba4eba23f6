import {
  changeProcedure as changeEndpoint,
  createProcedure,
  deleteProcedure,
  eraseProcedure as eraseEndpoint,
  listProcedures,
  moveProcedure as moveEndpoint,
  procedureEvents,
  procedureManagers,
  procedureUsers,
  readProcedure,
  removeManagers,
  restoreProcedure as restoreEndpoint,
} from '#model/api/procedures/procedures.ts'
import { doerOf } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { beginProcedure } from './begin-procedure.ts'
import { binProcedure, restoreProcedure } from './bin-procedure.ts'
import { changeProcedure, presentCurrent } from './change-procedure.ts'
import { dueOf } from './due-of.ts'
import { eraseProcedure } from './erase-procedure.ts'
import { moveProcedure } from './move-procedure.ts'
import { procedureToRead, typesFor } from './permitted.ts'
import { presentEvents } from './present-events.ts'
import { presentListed } from './present-listed.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { eventsOf } from './store/events.ts'
import { membersOf, museumMembers } from './store/people.ts'
import { procedureList } from './store/procedures.ts'

/** A page of events. */
const eventsShown = 50

const managersOf = async (tx: TenantTransaction, id: string) => {
  const rows = (await membersOf(tx, [id])).get(id) ?? []
  return rows.flatMap(({ manager, person }) => (manager ? [person] : []))
}

/** Calls for procedures as wholes (C-P02, C-P03). */
export function procedureRoutes(context: ProceduresContext): Route[] {
  const { database, clock } = context
  return [
    route(listProcedures, ({ actor, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { q = '', type, status, mine, due, object, bin, page = 0, size = 50 } = query
        const binned = bin === 'true'
        const types = typesFor(actor, binned ? 'delete' : 'read').filter(
          name => type === undefined || name === type,
        )
        const { rows, total } = await procedureList(tx, {
          types,
          q: q.trim(),
          status,
          member: mine === 'true' ? actor.accountId : undefined,
          due: due && dueOf(due, await todayOf(tx)),
          object,
          binned,
          page,
          size,
        })
        return { result: await presentListed(tx, rows), totalSize: total }
      }),
    ),

    route(procedureUsers, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => ({ result: await museumMembers(tx) })),
    ),

    route(createProcedure, ({ actor, language, body }) => beginProcedure(context, { actor, language }, body)),

    route(readProcedure, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, tx => presentCurrent(tx, { actor, language }, params.id)),
    ),

    route(changeEndpoint, ({ actor, language, params, body }) =>
      changeProcedure(context, { actor, language }, params.id, body),
    ),

    route(moveEndpoint, ({ actor, language, params, body }) =>
      moveProcedure(context, { actor, language }, params.id, body),
    ),

    route(deleteProcedure, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        await binProcedure(tx, context, actor, params.id)
        return undefined
      }),
    ),

    route(restoreEndpoint, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        await restoreProcedure(tx, context, actor, params.id)
        return presentCurrent(tx, { actor, language }, params.id)
      }),
    ),

    route(eraseEndpoint, ({ actor, params, request }) =>
      database.inTenant(actor.tenantId, async tx => {
        await eraseProcedure(tx, context, actor, { id: params.id, doer: doerOf(actor, request), at: clock() })
        return undefined
      }),
    ),

    route(procedureManagers, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row } = await procedureToRead(tx, actor, params.id)
        const result = await managersOf(tx, row.id)
        return { result, managersCount: result.length }
      }),
    ),

    route(removeManagers, ({ actor, language, params, body }) =>
      database
        .inTenant(actor.tenantId, async tx => {
          const { row } = await procedureToRead(tx, actor, params.id)
          const staying = (await managersOf(tx, row.id)).filter(({ id }) => !body.managers.includes(id))
          return { row, staying: staying.map(({ id }) => id) }
        })
        .then(async ({ row, staying }) => {
          const { managers } = await changeProcedure(context, { actor, language }, row.id, {
            version: row.version,
            managers: staying,
          })
          return { result: managers, managersCount: managers.length }
        }),
    ),

    route(procedureEvents, ({ actor, language, params, query }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row, declaration } = await procedureToRead(tx, actor, params.id)
        const rows = await eventsOf(tx, row.id, { before: query.before, limit: eventsShown + 1 })
        return {
          result: await presentEvents(tx, { actor, language }, declaration, rows.slice(0, eventsShown)),
          more: rows.length > eventsShown,
        }
      }),
    ),
  ]
}
