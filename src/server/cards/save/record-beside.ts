import { type Change, eventPath } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { touchIndex } from '../store/card-index.ts'
import { type CardRecord, updateCard } from '../store/cards.ts'
import { type Author, insertRevisions, type NewRevision } from '../store/revisions.ts'

/** Revisions written by one statement. */
const revisionsAtOnce = 1000

/** Details of an event as the history keeps them. */
export const eventOf = (details: Readonly<Record<string, unknown>> | undefined): readonly Change[] =>
  details ? [{ path: eventPath, kind: 'set', before: null, after: details }] : []

/** An event of a record: its kind, and who caused it. */
interface Event {
  readonly action: string
  readonly author: Author
}

type Details = Readonly<Record<string, unknown>> | undefined

/** Adds several events of one kind, with their details, to the history of a locked record. */
export async function recordAllBeside(
  tx: TenantTransaction,
  id: string,
  { action, author }: Event,
  details: readonly Details[],
): Promise<void> {
  const revisions: NewRevision[] = []
  let updated: CardRecord | undefined
  for (const each of details) {
    updated = await updateCard(tx, id, { by: author })
    revisions.push({ cardId: id, version: updated.version, action, author, changes: eventOf(each) })
  }
  if (!updated) return
  await touchIndex(tx, updated)
  for (let from = 0; from < revisions.length; from += revisionsAtOnce)
    await insertRevisions(tx, revisions.slice(from, from + revisionsAtOnce))
}

/** Adds an event to the history of a locked record that is not about its document: a change of lines, files or people. */
export const recordBeside = (
  tx: TenantTransaction,
  id: string,
  { details, ...event }: Event & { readonly details?: Details },
): Promise<void> => recordAllBeside(tx, id, event, [details])
