import { typeIdsOf } from '#model/engine/type-ids.ts'
import {
  announce,
  binCard,
  type CardRecord,
  cardsForUpdate,
  changesSince,
  type titleIn,
  type Writing,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { holdTarget } from './attach-file.ts'
import { type BatchRow, markUndone } from './store/batches.ts'
import { linkedElsewhere } from './store/known.ts'
import { changeUpload, type UploadRow, uploadsOf } from './store/uploads.ts'
import { tellUpload } from './tell-upload.ts'
import type { UploadsContext } from './uploads-context.ts'

/** Files taken back in one transaction. */
const step = 100

type Undoing = Pick<Writing, 'author' | 'renamed'> & { readonly accountId: string }

/** Whether somebody worked on the card since it came in. */
const wasChanged = async (tx: TenantTransaction, { id, version }: CardRecord): Promise<boolean> =>
  version > 1 && (await changesSince(tx, id, 1)).some(({ changes }) => changes.length > 0)

/** Puts files into the bin. @returns those that stay, because somebody changed, linked or is editing them. */
async function binFiles(
  tx: TenantTransaction,
  batch: BatchRow,
  rows: readonly UploadRow[],
  { author, renamed, accountId }: Undoing,
): Promise<readonly CardRecord[]> {
  const ids = rows.flatMap(({ file_id }) => file_id ?? [])
  const target = await holdTarget(tx, batch)
  const cards = await cardsForUpdate(tx, typeIdsOf(fileDeclaration), ids)
  const elsewhere = await linkedElsewhere(tx, ids, target?.record.id ?? batch.attach_id)
  const kept: CardRecord[] = []
  for (const card of cards) {
    if (elsewhere.has(card.id) || (await wasChanged(tx, card))) kept.push(card)
    else
      try {
        await binCard(tx, card, { declaration: fileDeclaration, author, action: 'deleted', renamed })
      } catch (error) {
        if (!(error instanceof CodedError) || error.code !== 'locked') throw error
        kept.push(card)
      }
  }
  const stay = new Set(kept.map(({ id }) => id))
  for (const { id, file_id } of rows)
    if (file_id !== null && !stay.has(file_id)) await changeUpload(tx, id, 'ready', { state: 'undone' })
  await announce(tx, fileDeclaration, { ids, what: 'deleted', accountId })
  if (target) await announce(tx, target.declaration, { ids: [target.record.id], what: 'linked', accountId })
  return kept
}

/**
 * Takes a batch back: its files go to the bin and are detached with that, what is on its way is dropped. What somebody worked on since stays.
 * @returns the cards that stay.
 */
export async function undoBatch(
  { database, incoming, renamed }: Pick<UploadsContext, 'database' | 'incoming' | 'renamed'>,
  tenantId: string,
  batch: BatchRow,
  by: Omit<Undoing, 'renamed'>,
): Promise<readonly { readonly id: string; readonly titles: Parameters<typeof titleIn>[0] }[]> {
  // Nothing comes in from now on.
  const rows = await database.inTenant(tenantId, async tx => {
    await markUndone(tx, batch.id)
    const uploads = await uploadsOf(tx, batch.id)
    for (const { id, state } of uploads)
      if (state === 'uploading' || state === 'processing' || state === 'failed')
        await changeUpload(tx, id, state, { state: 'undone', arrived: false })
    return uploadsOf(tx, batch.id)
  })
  for (const { id, state } of rows) if (state === 'undone') await incoming.remove(id)
  const ready = rows.filter(({ state }) => state === 'ready')
  const kept: CardRecord[] = []
  for (let at = 0; at < ready.length; at += step)
    kept.push(
      ...(await database.inTenant(tenantId, tx =>
        binFiles(tx, batch, ready.slice(at, at + step), { ...by, renamed }),
      )),
    )
  await database.inTenant(tenantId, tx => tellUpload(tx, batch))
  return kept
}
