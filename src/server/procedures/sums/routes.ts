import { procedureSums } from '#model/api/procedures/sums.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { readSums } from './read-sums.ts'

/** The sums of a procedure's lines. */
export const sumRoutes = ({ database }: Pick<ProceduresContext, 'database'>): Route[] => [
  route(procedureSums, ({ actor, language, params }) =>
    database.inTenant(actor.tenantId, async tx => {
      const found = await procedureToRead(tx, actor, params.id)
      const sums = await readSums(tx, { holder: actor, language }, found)
      if (!sums) throw notFound()
      return sums
    }),
  ),
]
