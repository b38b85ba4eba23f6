import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface LookingAlike {
  readonly card_id: string
  readonly sha256: string
  readonly distance: number
}

/** More than are shown: some of them may be in the bin. */
const mostCompared = 1000

/**
 * Files that look like `looks`, the most alike first. All of the museum are compared, out of the index `file_current` alone; only those that
 * look alike are read.
 */
export const lookingAlike = (
  { tenantId, db }: TenantTransaction,
  { cardId, looks, most, limit }: { cardId: string; looks: string; most: number; limit: number },
): Promise<LookingAlike[]> => {
  const distance = sql<number>`bit_count((looks # ${looks}::bigint)::bit(64))::int`
  return db
    .with('alike', of =>
      of
        .selectFrom('file')
        .where('tenant_id', '=', tenantId)
        .where('current', '=', true)
        .where('looks', 'is not', null)
        .where('card_id', '<>', cardId)
        .where(distance, '<=', most)
        .select(['card_id', distance.as('distance')])
        .orderBy('distance')
        .orderBy('card_id')
        .limit(mostCompared),
    )
    .selectFrom('alike')
    .innerJoin('file', 'file.card_id', 'alike.card_id')
    .innerJoin('card', 'card.id', 'alike.card_id')
    .where('file.tenant_id', '=', tenantId)
    .where('file.current', '=', true)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .select(['alike.card_id', 'file.sha256', 'alike.distance'])
    .orderBy('alike.distance')
    .orderBy('alike.card_id')
    .limit(limit)
    .execute()
}
