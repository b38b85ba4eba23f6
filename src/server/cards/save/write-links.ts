import { declarationOfId } from '#model/cards/declarations.ts'
import type { Change } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { coversAfter } from '../files/covers-after.ts'
import { coverPath, writeCovers } from '../files/write-covers.ts'
import { reindexCards } from '../indexing/index-cards.ts'
import { touchIndex } from '../store/card-index.ts'
import { type CardRecord, updateCard } from '../store/cards.ts'
import { type Author, insertRevisions } from '../store/revisions.ts'

interface LinkWrite {
  readonly author: Author
  readonly action: string
  readonly operationId?: string | undefined
}

/**
 * Adds changes of links to the history of a record, and updates covers accordingly; does nothing without changes. For a file, the records it
 * is attached to are locked, too.
 * @returns the updated record
 */
export async function writeLinks(
  tx: TenantTransaction,
  card: CardRecord,
  changes: readonly Change[],
  { author, action, operationId }: LinkWrite,
): Promise<CardRecord> {
  if (changes.length === 0) return card
  const { id } = card
  const covers = new Map(await coversAfter(tx, card, changes))
  const own = covers.get(id)
  covers.delete(id)
  const updated = await updateCard(tx, id, { by: author, ...(own !== undefined && { coverFileId: own }) })
  const declaration = own === undefined ? undefined : declarationOfId(card.type)
  if (declaration) await reindexCards(tx, declaration, [updated])
  else await touchIndex(tx, updated)
  const covered: readonly Change[] =
    own === undefined ? [] : [{ path: coverPath, kind: 'set', before: card.cover_file_id, after: own }]
  await insertRevisions(tx, [
    { cardId: id, version: updated.version, action, author, operationId, changes: [...changes, ...covered] },
  ])
  await writeCovers(tx, covers, { author, operationId })
  return updated
}
