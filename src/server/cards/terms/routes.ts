import { mergeTerms, readTermUse } from '#model/api/cards/terms.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { Operations } from '#server/platform/operations/index.ts'
import { inverseOf, labelsOf, mergeTerm } from '#server/vocabularies/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { cardItems } from '../read/link-items.ts'
import { authorOf } from '../store/writer.ts'
import { createMergeOperation } from './merge-operation.ts'
import type { TermsChanged } from './reindex-terms.ts'
import { usesOfTerm } from './store/cards-with-terms.ts'

/** Cards a preview names. */
const shown = 10

/** @throws {CodedError} `not_found` for a term of another vocabulary. */
async function requireTerm(
  tx: TenantTransaction,
  { code, id }: { readonly code: string; readonly id: string },
): Promise<void> {
  const term = (await labelsOf(tx, [id])).get(id)
  if (term?.vocabulary !== code) throw notFound()
}

/** Routes about terms in records: uses of a term, and merging terms in all records (C-V09). */
export function termRoutes(context: CardsContext, operations: Operations, changed: TermsChanged): Route[] {
  const { database } = context
  const mergeOperation = createMergeOperation(context)
  operations.register(mergeOperation)
  return [
    route(readTermUse, ({ actor, params, language }) =>
      database.inTenant(actor.tenantId, async tx => {
        await requireTerm(tx, params)
        const { ids, count } = await usesOfTerm(tx, params.id, shown)
        return { count, cards: await cardItems(tx, ids, { actor, language }) }
      }),
    ),
    route(mergeTerms, ({ actor, params, body: { intoId } }) =>
      // In one transaction: a vocabulary in which terms are one and cards that still have both must not be left behind.
      database.inTenant(actor.tenantId, async tx => {
        await requireTerm(tx, params)
        const editor = { accountId: actor.accountId, impersonatorId: actor.impersonatorId ?? null }
        const ends = async (association: string) => ({
          association,
          otherAssociation: (await inverseOf(tx))(association),
        })
        const from = await ends(params.id)
        const news = await mergeTerm(tx, editor, params.id, intoId)
        const { changeId } = news
        const links = { from, into: await ends(intoId) }
        const author = await authorOf(tx, actor)
        const input = { fromId: params.id, intoId, changeId, author, links }
        const started = await operations.startIn(tx, actor, mergeOperation, input)
        // Terms below it have other ancestors by now.
        await changed(tx, news)
        return started
      }),
    ),
  ]
}
