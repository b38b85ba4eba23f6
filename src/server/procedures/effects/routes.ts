import { type ProcedureEffects, procedureEffects, retryEffects } from '#model/api/procedures/effects.ts'
import { cardItems, linesRepeated } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { errorAnswer } from '#server/platform/http/answer-error.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { type Found, procedureFor, procedureToRead, readableTypes } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { authorBy } from '../record-event.ts'
import { effectCounts, failedEffects } from '../store/effects.ts'
import { procedureById } from '../store/procedures.ts'

/** Failures in one answer. */
const mostNamed = 100

/** Returns the numbers of procedures that someone may read, by id. */
async function numbersOf(
  tx: TenantTransaction,
  actor: Asker['actor'],
  ids: readonly (string | null | undefined)[],
) {
  const numbers = new Map<string, string>()
  for (const id of new Set(ids)) {
    const row = id ? await procedureById(tx, readableTypes(actor), id) : undefined
    if (row && !row.deleted_at) numbers.set(row.id, row.number)
  }
  return numbers
}

async function presentEffects(
  tx: TenantTransaction,
  { texts }: Pick<ProceduresContext, 'texts'>,
  { actor, language }: Asker,
  { row, declaration }: Found,
): Promise<ProcedureEffects> {
  const effects = Object.entries(declaration.workflow.effects ?? {})
  const counts = await effectCounts(tx, row.id)
  const { rows, count } = await failedEffects(tx, row.id, mostNamed)
  const { refused } = declaration.lines.decision ?? {}
  const repeated = (await linesRepeated(tx, [row.id])).filter(
    ({ decision }) => decision === null || decision !== refused,
  )
  const repeatedNamed = repeated.slice(0, mostNamed)
  const others = await numbersOf(tx, actor, [
    ...rows.map(({ problem }) => problem?.by),
    ...repeatedNamed.map(({ by }) => by),
  ])
  const ids = [...rows, ...repeatedNamed].map(({ aboutId }) => aboutId)
  const items = new Map((await cardItems(tx, ids, { actor, language })).map(item => [item.id, item]))
  const namedBy = (aboutId: string) => {
    const item = items.get(aboutId)
    return {
      recordId: aboutId,
      number: item?.shortDescription ?? '',
      title: item?.title ?? '---',
      address: item?.linkToDetails ?? null,
    }
  }
  return {
    result: effects.map(([effect, { id }]) => ({ effect, written: counts.get(id) ?? 0 })),
    failed: rows.map(({ aboutId, effect, version, problem }) => {
      const number = others.get(problem?.by ?? '')
      const error = new CodedError(problem?.code ?? 'internal', {
        ...(problem?.fields && { fields: problem.fields }),
        // Written again by an operation that is still under way.
        ...(problem?.outdated && problem.code === 'conflict' && { text: 'procedures.errors.outdated' }),
        ...(problem?.by && { text: 'procedures.errors.once' }),
        ...(number && { text: 'procedures.errors.onceBy', params: { number } }),
      })
      const { message, fields = {} } = errorAnswer(error, language, texts)
      return {
        ...namedBy(aboutId),
        effect: effects.find(([, { id }]) => id === effect)?.[0] ?? '',
        remains: version !== null,
        message,
        fields: { ...fields },
      }
    }),
    failedCount: count,
    repeated: repeatedNamed.map(({ aboutId, by }) => {
      const number = others.get(by ?? '')
      return {
        ...namedBy(aboutId),
        procedure: by !== null && number !== undefined ? { id: by, number } : null,
      }
    }),
    repeatedCount: repeated.length,
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
