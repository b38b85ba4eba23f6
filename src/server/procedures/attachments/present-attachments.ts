import type { Attachment } from '#model/api/procedures/attachments.ts'
import type { AttachmentType } from '#model/procedures/attachment-types.ts'
import { cardItems, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { AttachmentRecord } from '../store/attachments.ts'

/** Files of a procedure as the caller reads them. */
export async function presentAttachments(
  tx: TenantTransaction,
  reader: Reader,
  rows: readonly AttachmentRecord[],
): Promise<Attachment[]> {
  const ids = [...new Set(rows.map(row => row.file_id))]
  const files = new Map((await cardItems(tx, ids, reader)).map(item => [item.id, item]))
  return rows.map(row => ({
    id: row.id,
    attachmentType: row.type as AttachmentType,
    fileId: row.file_id,
    title: files.get(row.file_id)?.title ?? '---',
    thumbnailUrl: files.get(row.file_id)?.thumbnailUrl ?? null,
    objectId: row.card_id,
    note: row.note,
    handedInBy: row.handed_in_by,
    createdAt: row.created_at.toISOString(),
  }))
}
