import {
  acceptProposals,
  confirmNewNames,
  countNames,
  decideNames,
  type FieldNames,
  listNames,
  namesAtOnce,
} from '#model/api/import-names.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { mostUnseenNew, readScope } from '#model/exchange/decisions.ts'
import { authorOf, mayDo } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { acceptNear, decide, decisionsOf, namesAnswer } from './decisions/decide.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { type ImportRecord, importById, importForUpdate, updateImport } from './store/imports.ts'
import { countsOfNames, countUnseenNew } from './store/names.ts'

/** @throws {CodedError} `not_found`, `forbidden` for who may not add records of its type. */
async function namedImport(
  tx: TenantTransaction,
  actor: MuseumActor,
  id: string,
  { open = false }: { readonly open?: boolean } = {},
) {
  const record = await (open ? importForUpdate : importById)(tx, id)
  const declaration = record && declarationOf(record.card_type)
  if (!record || !declaration) throw notFound()
  if (!mayDo(declaration, actor, 'create')) throw forbidden()
  if (open && record.load_id !== null) throw new CodedError('conflict', { text: 'import.alreadyLoaded' })
  return { record, declaration }
}

/** Routes of the step 'values': what the check found about names of terms and records, and what is decided about them. */
export function nameRoutes({
  database,
  operations,
  clock,
}: Pick<ExchangeContext, 'database' | 'operations' | 'clock'>): Route[] {
  /** True when something was decided for an import since its check began. */
  const isChanged = async (tx: TenantTransaction, { check_id, decided_at }: ImportRecord) => {
    if (check_id === null || decided_at === null) return false
    const check = (await operations.readIn(tx, [check_id])).get(check_id)
    return check !== undefined && decided_at.toISOString() > check.startedAt
  }

  /** Changes decisions on names of an import that is not loaded yet. */
  const change = <Answer>(
    actor: MuseumActor,
    id: string,
    work: (
      tx: TenantTransaction,
      record: ImportRecord,
      by: { readonly author: Awaited<ReturnType<typeof authorOf>>; readonly at: Date },
    ) => Promise<Answer>,
  ): Promise<Answer> =>
    database.inTenant(actor.tenantId, async tx => {
      const { record } = await namedImport(tx, actor, id, { open: true })
      const by = { author: await authorOf(tx, actor), at: clock() }
      const answer = await work(tx, record, by)
      await updateImport(tx, id, { decidedAt: by.at })
      return answer
    })

  return [
    route(countNames, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { record, declaration } = await namedImport(tx, actor, params.id)
        const counts = await countsOfNames(tx, record.id)
        const fields = [...Map.groupBy(counts, ({ path }) => path)].map(([path, group]): FieldNames => {
          const scope = group[0]?.scope ?? ''
          const { vocabulary = null, types } = readScope(scope)
          const sum = (of: 'open' | 'decided') => group.reduce((total, each) => total + each[of], 0)
          return {
            path,
            vocabulary,
            types: [...types],
            outcomes: group.map(({ outcome, names, times }) => ({ outcome, names, times })),
            open: sum('open'),
            decided: sum('decided'),
            decisions: [...decisionsOf(declaration, actor, { path, scope })],
          }
        })
        return {
          fields,
          unseen: {
            count: await countUnseenNew(tx, record.id),
            limit: mostUnseenNew,
            confirmed: record.new_confirmed,
          },
          changed: await isChanged(tx, record),
        }
      }),
    ),

    route(listNames, ({ actor, params, query, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { record } = await namedImport(tx, actor, params.id)
        const { path, outcome, state, q, afterTimes, afterKey } = query
        const lines = await namesAnswer(
          tx,
          record,
          {
            path,
            outcome,
            state,
            q,
            ...(afterTimes !== undefined &&
              afterKey !== undefined && { after: { times: Number(afterTimes), key: afterKey } }),
            limit: namesAtOnce.read + 1,
          },
          { reader: { actor, language }, proposes: state === 'open' },
        )
        return { result: lines.slice(0, namesAtOnce.read), hasMore: lines.length > namesAtOnce.read }
      }),
    ),

    route(decideNames, ({ actor, params, body }) =>
      change(actor, params.id, (tx, record, by) => decide(tx, record, body.decisions, { actor, ...by })),
    ),

    route(acceptProposals, ({ actor, params, body, language }) =>
      change(actor, params.id, (tx, record, by) =>
        acceptNear(tx, record, body, { reader: { actor, language }, ...by }),
      ),
    ),

    route(confirmNewNames, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        await namedImport(tx, actor, params.id, { open: true })
        await updateImport(tx, params.id, { newConfirmed: body.count })
        return undefined
      }),
    ),
  ]
}
