import { printEndpoints, shareDays } from '#model/api/print.ts'
import { dayMs } from '#model/dates/durations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { hashToken, newShareToken } from '#server/access/index.ts'
import { authorOf, presentCard } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { PrintContext } from '../print-context.ts'
import { deleteExpired, deleteShares, insertShare, openShares } from './store.ts'

export interface ShareRoutesOptions extends PrintContext {
  readonly publicUrl: () => string
}

/** Calls by which the museum shares cards of one type, and takes them back (acceptance row C-O08). */
export function shareRoutes(
  { database, clock, publicUrl }: ShareRoutesOptions,
  declaration: CardDeclaration,
): Route[] {
  const calls = printEndpoints(declaration)
  return [
    route(calls.share, ({ actor, params, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const card = await presentCard(tx, declaration, params.id)
        const now = clock()
        const expiresAt = new Date(now.getTime() + (body?.days ?? shareDays.default) * dayMs)
        const token = newShareToken(tx.tenantId)
        const by = await authorOf(tx, actor)
        await deleteExpired(tx, now)
        await insertShare(tx, { cardId: card.id, tokenHash: hashToken(token), by, now, expiresAt })
        return { url: `${publicUrl()}/shared?token=${token}`, expiresAt: expiresAt.toISOString() }
      }),
    ),

    route(calls.shares, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const card = await presentCard(tx, declaration, params.id)
        const shares = await openShares(tx, card.id, clock())
        return {
          result: shares.map(({ created_at, created_name, expires_at }) => ({
            createdAt: created_at.toISOString(),
            createdBy: created_name,
            expiresAt: expires_at.toISOString(),
          })),
        }
      }),
    ),

    route(calls.unshare, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const card = await presentCard(tx, declaration, params.id)
        await deleteShares(tx, card.id)
        return undefined
      }),
    ),
  ]
}
