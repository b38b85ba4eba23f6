import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { FileRow } from '../../store/contents.ts'

export type GoneContent = Pick<FileRow, 'card_id' | 'version' | 'storage_key'>

/** The next contents whose files left the bin for good: their cards are no longer there. */
export const goneContents = ({ db, tenantId }: TenantTransaction, limit: number): Promise<GoneContent[]> =>
  db
    .selectFrom('file')
    .where('file.tenant_id', '=', tenantId)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('card')
            .select('card.id')
            .where('card.tenant_id', '=', tenantId)
            .whereRef('card.id', '=', 'file.card_id'),
        ),
      ),
    )
    .orderBy('file.card_id')
    .orderBy('file.version')
    .limit(limit)
    .select(['file.card_id', 'file.version', 'file.storage_key'])
    .execute()

/** Nothing is stored of a content any longer. */
export const forgetContent = ({ db, tenantId }: TenantTransaction, { card_id, version }: GoneContent) =>
  db
    .deleteFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', card_id)
    .where('version', '=', version)
    .execute()
