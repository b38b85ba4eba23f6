import { type Change, eventPath } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { touchIndex } from '../store/card-index.ts'
import { updateCard } from '../store/cards.ts'
import { type Author, insertRevisions } from '../store/revisions.ts'

/** Details of an event as the history keeps them. */
export const eventOf = (details: Readonly<Record<string, unknown>> | undefined): readonly Change[] =>
  details ? [{ path: eventPath, kind: 'set', before: null, after: details }] : []

/** Writes into the history of a record, which is held, what happened beside its document: to its lines, its files, its people. */
export async function recordBeside(
  tx: TenantTransaction,
  id: string,
  {
    action,
    author,
    details,
  }: {
    readonly action: string
    readonly author: Author
    readonly details?: Readonly<Record<string, unknown>> | undefined
  },
): Promise<void> {
  const updated = await updateCard(tx, id, { by: author })
  await touchIndex(tx, updated)
  await insertRevisions(tx, [
    { cardId: id, version: updated.version, action, author, changes: eventOf(details) },
  ])
}
