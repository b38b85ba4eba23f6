import { declarationOfId } from '#model/cards/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { announce } from '../announce.ts'
import { reindexCards } from '../indexing/index-cards.ts'
import { coversOf, updateCovers } from '../store/covers.ts'
import { type Author, insertRevisions } from '../store/revisions.ts'

/** The action of the history, and its path of covers. */
const action = 'cover'
export const coverPath = '@cover'

/** Gives other cards than the one that is worked on the covers that follow from it, and writes it into their histories. They are held. */
export async function writeCovers(
  tx: TenantTransaction,
  covers: ReadonlyMap<string, string | null>,
  { author, operationId }: { readonly author: Author; readonly operationId?: string | undefined },
): Promise<void> {
  if (covers.size === 0) return
  const before = new Map((await coversOf(tx, [...covers.keys()])).map(({ id, cover }) => [id, cover]))
  const written = await updateCovers(tx, covers, author)
  await insertRevisions(
    tx,
    written.map(({ id, version }) => ({
      cardId: id,
      version,
      action,
      author,
      operationId,
      changes: [
        { path: coverPath, kind: 'set', before: before.get(id) ?? null, after: covers.get(id) ?? null },
      ],
    })),
  )
  for (const [declaration, cards] of Map.groupBy(written, ({ type }) => declarationOfId(type))) {
    if (!declaration) continue
    await reindexCards(tx, declaration, cards)
    await announce(tx, declaration, {
      ids: cards.map(({ id }) => id),
      what: 'saved',
      accountId: author.accountId,
    })
  }
}
