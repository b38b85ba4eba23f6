import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { reindexCards } from '../indexing/index-cards.ts'
import { cardsOfAnyType } from '../store/cards.ts'
import {
  insertArrival,
  insertEarlier,
  moveRevisions,
  ownRevisions,
  type RevisionFromElsewhere,
  setBeginning,
} from '../store/earlier-history.ts'
import { holdRegister } from '../store/register.ts'
import type { Author } from '../store/revisions.ts'

export interface HistoryFromElsewhere {
  readonly cardId: string
  /** In the order of their versions; of those that said nothing here, none. */
  readonly revisions: readonly RevisionFromElsewhere[]
}

/** The action under which a record that came from another museum begins here. */
const arrived = 'imported'

/** Actions by which records arrive: those that the author of the import has written so far become one. */
const ofArrival: readonly string[] = [arrived, 'uploaded', 'cover', 'deleted']

/**
 * Puts the history that records had in another museum before the one they have here. What was written of a record on its arrival alone becomes one
 * revision, since the history says how it came about; what people have done here since keeps its place behind. Records then are as old as they were.
 */
export async function takeHistory(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  given: readonly HistoryFromElsewhere[],
  author: Author,
): Promise<void> {
  const records = await cardsOfAnyType(
    tx,
    given.map(({ cardId }) => cardId),
  )
  // After the records, as by all who hold both.
  await holdRegister(tx)
  const there = new Map(records.map(record => [record.id, record]))
  const own = await ownRevisions(tx, [...there.keys()])
  for (const { cardId, revisions } of given) {
    const record = there.get(cardId)
    const last = revisions.at(-1)
    const first = revisions[0]
    if (!record || !first || !last) continue
    const mine = own.get(cardId) ?? []
    const isArrival = mine.every(
      ({ account_id, action }) => account_id === author.accountId && ofArrival.includes(action),
    )
    const arrival = { author, action: arrived, operationId: mine[0]?.operation_id ?? undefined }
    const version = isArrival
      ? await insertArrival(tx, cardId, { ...arrival, version: last.version + 1 })
      : await moveRevisions(tx, cardId, { by: last.version, from: record.version })
    await insertEarlier(tx, cardId, revisions)
    await setBeginning(tx, cardId, { version, at: first.at, name: first.name })
  }
  const now = (await cardsOfAnyType(tx, [...there.keys()])).filter(({ deleted_at }) => deleted_at === null)
  await reindexCards(tx, declaration, now)
}
