import type { CalendarSpan } from '#model/calendar/computed-entry.ts'
import { cardTypeOfId } from '#model/cards/card-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface NewShare {
  readonly cardId: string
  readonly tokenHash: Buffer
  readonly by: { readonly accountId: string; readonly name: string }
  readonly now: Date
  readonly expiresAt: Date
}

export const insertShare = ({ tenantId, db }: TenantTransaction, share: NewShare) =>
  db
    .insertInto('shared_card')
    .values({
      tenant_id: tenantId,
      card_id: share.cardId,
      token_hash: share.tokenHash,
      created_at: share.now,
      created_by: share.by.accountId,
      created_name: share.by.name,
      expires_at: share.expiresAt,
    })
    .execute()

/** Addresses at which a card can be read, newest first. */
export const openShares = ({ tenantId, db }: TenantTransaction, cardId: string, now: Date) =>
  db
    .selectFrom('shared_card')
    .select(['created_at', 'created_name', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

/** Takes every address of a card back. */
export const deleteShares = ({ tenantId, db }: TenantTransaction, cardId: string) =>
  db.deleteFrom('shared_card').where('tenant_id', '=', tenantId).where('card_id', '=', cardId).execute()

export const deleteExpired = ({ tenantId, db }: TenantTransaction, now: Date) =>
  db.deleteFrom('shared_card').where('tenant_id', '=', tenantId).where('expires_at', '<=', now).execute()

/** The card that a secret opens now: its id and the name of its type. */
export async function sharedBy({ tenantId, db }: TenantTransaction, tokenHash: Buffer, now: Date) {
  const share = await db
    .selectFrom('shared_card')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'shared_card.tenant_id').onRef('card.id', '=', 'shared_card.card_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'shared_card.tenant_id')
    .select(['shared_card.card_id', 'shared_card.expires_at', 'card.type'])
    .where('tenant.state', '<>', 'closed')
    .where('shared_card.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('shared_card.token_hash', '=', tokenHash)
    .where('shared_card.expires_at', '>', now)
    .where('card.deleted_at', 'is', null)
    .executeTakeFirst()
  return share && { cardId: share.card_id, expiresAt: share.expires_at, type: cardTypeOfId(share.type) }
}

/** Links of cards outside the bin that end between two moments, those somebody made where an account is given; the first ones. */
export const sharesEnding = (
  { tenantId, db }: TenantTransaction,
  { from, to, madeBy, most }: CalendarSpan & { readonly madeBy: string | undefined; readonly most: number },
) =>
  db
    .selectFrom('shared_card')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'shared_card.tenant_id').onRef('card.id', '=', 'shared_card.card_id'),
    )
    .where('shared_card.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .where('shared_card.expires_at', '>=', from)
    .where('shared_card.expires_at', '<', to)
    .$if(madeBy !== undefined, query => query.where('shared_card.created_by', '=', madeBy ?? ''))
    .select([
      'shared_card.id',
      'shared_card.expires_at',
      'card.id as card_id',
      'card.type',
      'card.number',
      'card.titles',
    ])
    .orderBy('shared_card.expires_at')
    .limit(most)
    .execute()
