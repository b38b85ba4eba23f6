import type { Selectable } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TakenIn } from '../stored-content.ts'
import type { FileTable } from '../tables.ts'

export type FileRow = Selectable<FileTable>

export interface NewContent {
  readonly cardId: string
  readonly version: number
  readonly name: string
  readonly createdBy: string
  readonly content: TakenIn
}

/** Writes a content of a file, the current one from now on. */
export async function insertContent(
  { tenantId, db }: TenantTransaction,
  { cardId, version, name, createdBy, content }: NewContent,
): Promise<void> {
  const { found } = content
  await db
    .updateTable('file')
    .set({ current: false })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('current', '=', true)
    .execute()
  await db
    .insertInto('file')
    .values({
      tenant_id: tenantId,
      card_id: cardId,
      version,
      name,
      mime: content.mime,
      bytes: content.bytes,
      sha256: content.sha256,
      width: found.measured.width ?? null,
      height: found.measured.height ?? null,
      storage_key: content.storageKey,
      created_by: createdBy,
      state: found.failure === undefined ? 'ready' : 'failed',
      failure: found.failure ?? null,
      facts: JSON.stringify(found.facts ?? {}),
      looks: found.looks ?? null,
      picture: found.picture ?? null,
    })
    .execute()
}

/** The current contents of files that are not in the bin, by the ids of their cards. */
export const contentsOf = async (
  { tenantId, db }: TenantTransaction,
  cardIds: readonly string[],
): Promise<FileRow[]> =>
  cardIds.length === 0
    ? []
    : db
        .selectFrom('file')
        .innerJoin('card', join =>
          join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
        )
        .where('file.tenant_id', '=', tenantId)
        .where('file.card_id', 'in', cardIds)
        .where('file.current', '=', true)
        .where('card.deleted_at', 'is', null)
        .selectAll('file')
        .execute()
