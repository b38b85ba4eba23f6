import { mergeEndpoints } from '#model/api/cards/merging.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { authorOf } from '../store/writer.ts'
import { duplicatePairs, duplicatesOf, duplicatesOfName } from './duplicates.ts'
import { createMergeOperation } from './merge-operation.ts'
import { previewMerge } from './preview-merge.ts'
import { bothCards, startMerge } from './start-merge.ts'
import { inOrder, setDistinct, unsetDistinct } from './store/distinct.ts'

/** Finding duplicate records of every type, and merging them (C-K16). */
export function mergeRoutes(context: CardsContext, operations: Operations): Route[] {
  const operation = createMergeOperation(context)
  operations.register(operation)

  const routesOf = (declaration: CardDeclaration): Route[] => {
    const calls = mergeEndpoints(declaration)
    const doing = ({ actor, language }: { actor: MuseumActor; language: Language }): Doing => ({
      declaration,
      actor,
      language,
    })
    const about = (
      doing: Doing,
      two: { readonly id: string; readonly otherId: string },
      work: (tx: TenantTransaction, ids: readonly [string, string]) => Promise<unknown>,
    ) =>
      context.database.inTenant(doing.actor.tenantId, async tx => {
        await bothCards(tx, doing, two)
        await work(tx, inOrder(two.id, two.otherId))
        return undefined
      })
    return [
      route(calls.duplicates, async call => ({
        result: await duplicatesOf(context, doing(call), call.body),
      })),
      route(calls.duplicatesOfName, async call => ({
        result: await duplicatesOfName(context, doing(call), call.query.q),
      })),
      route(calls.duplicatePairs, call => duplicatePairs(context, doing(call), call.query.after)),
      route(calls.setDistinct, call =>
        about(doing(call), call.body, async (tx, ids) =>
          setDistinct(tx, ids, await authorOf(tx, call.actor)),
        ),
      ),
      route(calls.unsetDistinct, call => about(doing(call), call.body, unsetDistinct)),
      route(calls.mergePreview, call =>
        previewMerge(context, doing(call), { id: call.params.id, otherId: call.body.otherId }),
      ),
      route(calls.merge, call => {
        const { otherId, version, otherVersion, choices = {}, reason = '', acrossTypes = false } = call.body
        return startMerge(context, operations, operation, doing(call), {
          id: call.params.id,
          otherId,
          version,
          otherVersion,
          choices,
          reason,
          acrossTypes,
        })
      }),
    ]
  }
  return declarations.filter(({ mergeable }) => mergeable).flatMap(routesOf)
}
