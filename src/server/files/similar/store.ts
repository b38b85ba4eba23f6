import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface LookingAlike {
  readonly card_id: string
  readonly sha256: string
  readonly distance: number
}

/** Files that look like `looks`, the most alike first. Comparing is so quick that a hundred thousand of them need no index. */
export const lookingAlike = (
  { tenantId, db }: TenantTransaction,
  { cardId, looks, most, limit }: { cardId: string; looks: string; most: number; limit: number },
): Promise<LookingAlike[]> => {
  const distance = sql<number>`bit_count((file.looks # ${looks}::bigint)::bit(64))::int`
  return db
    .selectFrom('file')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
    )
    .where('file.tenant_id', '=', tenantId)
    .where('file.current', '=', true)
    .where('file.looks', 'is not', null)
    .where('file.card_id', '<>', cardId)
    .where(distance, '<=', most)
    .where('card.deleted_at', 'is', null)
    .select(['file.card_id', 'file.sha256', distance.as('distance')])
    .orderBy('distance')
    .orderBy('file.card_id')
    .limit(limit)
    .execute()
}
