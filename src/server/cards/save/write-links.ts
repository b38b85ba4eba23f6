import type { Change } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { touchIndex } from '../store/card-index.ts'
import { type CardRecord, updateCard } from '../store/cards.ts'
import { type Author, insertRevisions } from '../store/revisions.ts'

interface Telling {
  readonly author: Author
  readonly action: string
  readonly operationId?: string | undefined
}

/** Writes into the history of a card what became of its links; without changes there is nothing to tell. */
export async function writeLinks(
  tx: TenantTransaction,
  { id }: Pick<CardRecord, 'id'>,
  changes: readonly Change[],
  { author, action, operationId }: Telling,
): Promise<void> {
  if (changes.length === 0) return
  const updated = await updateCard(tx, id, { by: author })
  await touchIndex(tx, updated)
  await insertRevisions(tx, [{ cardId: id, version: updated.version, action, author, operationId, changes }])
}
