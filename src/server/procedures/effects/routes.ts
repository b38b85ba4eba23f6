import { type ProcedureEffects, procedureEffects, retryEffects } from '#model/api/procedures/effects.ts'
import { cardItems } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { errorAnswer } from '#server/platform/http/answer-error.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { type Found, procedureFor, procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy } from '../record-event.ts'
import { effectCounts, failedEffects } from '../store/effects.ts'

/** Failures in one answer. */
const mostNamed = 100

async function presentEffects(
  tx: TenantTransaction,
  { texts }: Pick<ProceduresContext, 'texts'>,
  { actor, language }: Asker,
  { row, declaration }: Found,
): Promise<ProcedureEffects> {
  const effects = Object.entries(declaration.workflow.effects ?? {})
  const counts = await effectCounts(tx, row.id)
  const { rows, count } = await failedEffects(tx, row.id, mostNamed)
  const ids = rows.map(({ aboutId }) => aboutId)
  const items = new Map((await cardItems(tx, ids, { actor, language })).map(item => [item.id, item]))
  return {
    result: effects.map(([effect, { id }]) => ({ effect, written: counts.get(id) ?? 0 })),
    failed: rows.map(({ aboutId, effect, version, problem }) => {
      const error = new CodedError(problem?.code ?? 'internal', {
        ...(problem?.fields && { fields: problem.fields }),
      })
      const { message, fields = {} } = errorAnswer(error, language, texts)
      const item = items.get(aboutId)
      return {
        recordId: aboutId,
        number: item?.shortDescription ?? '',
        title: item?.title ?? '---',
        address: item?.linkToDetails ?? null,
        effect: effects.find(([, { id }]) => id === effect)?.[0] ?? '',
        remains: version !== null,
        message,
        fields: { ...fields },
      }
    }),
    failedCount: count,
  }
}

/** Calls for what procedures write into records. */
export function effectRoutes(context: ProceduresContext): Route[] {
  const { database, clock, effects } = context
  return [
    route(procedureEffects, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx =>
        presentEffects(tx, context, { actor, language }, await procedureToRead(tx, actor, params.id)),
      ),
    ),
    route(retryEffects, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        await effects.follow(tx, one.row.id, await authorBy(tx, doneBy(actor, clock())))
        return presentEffects(tx, context, { actor, language }, one)
      }),
    ),
  ]
}
