import {
  announce,
  existingCard,
  linkEach,
  orderAttached,
  type Renamed,
  writeCards,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import type { BatchRow } from './store/batches.ts'
import { type UploadRow, uploadsOf } from './store/uploads.ts'
import { isSameTarget, type Target, targetIn } from './target.ts'

interface Attaching {
  readonly batch: BatchRow
  readonly upload: UploadRow
  readonly fileId: string
  /** True when it has a picture. */
  readonly pictured: boolean
  readonly renamed: Renamed
}

/** Files of the batch that are attached to the same record, with the new one, in their order. */
async function inOrder(
  tx: TenantTransaction,
  { batch, upload, fileId }: Attaching,
): Promise<readonly { readonly fileId: string; readonly cover: boolean }[]> {
  const own = targetIn(batch, upload)
  const rows = (await uploadsOf(tx, batch.id)).filter(row => isSameTarget(targetIn(batch, row), own))
  return rows.flatMap(row => {
    const id = row.id === upload.id ? fileId : row.file_id
    return id === null ? [] : [{ fileId: id, cover: row.cover }]
  })
}

/**
 * Attaches a file that came in to its card, at its place among the others of the batch. It becomes the cover where it was
 * chosen to; or where it precedes the one that became so because it happened to come first.
 */
export async function attachFile(
  tx: TenantTransaction,
  { declaration, record }: Target,
  attaching: Attaching,
): Promise<void> {
  const { batch, upload, fileId, pictured, renamed } = attaching
  const { author } = batch
  await linkEach(
    tx,
    record,
    { kind: 'linkCards', type: fileDeclaration.type, itemIds: [fileId] },
    { declaration, author, action: 'linked', renamed },
  )
  const order = await inOrder(tx, attaching)
  const ids = order.map(each => each.fileId)
  if (ids.at(-1) !== fileId) await orderAttached(tx, record.id, ids)
  const now = await existingCard(tx, declaration, record.id)
  const chosen = order.some(({ cover }) => cover)
  const coverPlace = ids.indexOf(now.cover_file_id ?? '')
  const isEarlier = !chosen && coverPlace > ids.indexOf(fileId)
  if (pictured && (upload.cover || isEarlier) && now.cover_file_id !== fileId)
    await writeCards(tx, [{ record: now, values: now.data, coverFileId: fileId }], {
      declaration,
      author,
      action: 'cover',
      renamed,
    })
  await announce(tx, declaration, { ids: [record.id], what: 'linked', accountId: batch.account_id })
}
