import { becomeProcedure as becomeEndpoint, procedureLinks } from '#model/api/procedures/links.ts'
import { storedCounts } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { becomeProcedure } from './become.ts'
import { procedureToRead, readableTypes } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { linksOf } from './store/links.ts'

/** Calls for what procedures have to do with each other. */
export const linkRoutes = (context: ProceduresContext): Route[] => [
  route(procedureLinks, ({ actor, params }) =>
    context.database.inTenant(actor.tenantId, async tx => {
      const { row } = await procedureToRead(tx, actor, params.id)
      const links = await linksOf(tx, row.id, readableTypes(actor))
      const countsOf = await storedCounts(
        tx,
        links.map(({ id }) => id),
      )
      return {
        result: links.map(link => {
          const { total, unchecked } = countsOf(link.id)
          return { ...link, objectsCount: total, checkedCount: total - unchecked }
        }),
      }
    }),
  ),

  route(becomeEndpoint, ({ actor, language, params, body }) =>
    becomeProcedure(context, { actor, language }, params.id, body),
  ),
]
