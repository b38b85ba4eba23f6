import {
  attachedTo,
  type CardRecord,
  cardsForUpdate,
  existingCards,
  isChangedSince,
  locksOf,
  pointingAt,
  type SampleRecord,
  sampleRecords,
} from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Sample data that goes with the rest, and what stays because people worked on it. */
export interface SortedOut {
  /** All that goes, in the trash or not. */
  readonly going: readonly SampleRecord[]
  readonly kept: readonly SampleRecord[]
  /** Those that go and are not in the trash. */
  readonly present: readonly CardRecord[]
}

/** Returns ids of records that some others stay for: what is referred to from outside of those that go stays, too. */
async function heldBy(tx: TenantTransaction, going: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const left = new Set(going)
  const pointing = [...(await pointingAt(tx, [...going])), ...(await attachedTo(tx, [...going]))]
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const { from, to } of pointing) if (!left.has(from)) left.delete(to)
  }
  return new Set([...going].filter(id => !left.has(id)))
}

/**
 * Tells the sample data that goes from what stays: what people changed, what they edit now, and what other records refer to (F-W10).
 * @param hold locks the records until the transaction ends.
 */
export async function sortOut(
  tx: TenantTransaction,
  { hold }: { readonly hold: boolean },
): Promise<SortedOut> {
  const samples = await sampleRecords(tx)
  const types = [...new Set(samples.map(({ type }) => type))]
  const ids = samples.map(({ id }) => id)
  const cards = await (hold ? cardsForUpdate : existingCards)(tx, types, ids)
  const edited = new Set((await locksOf(tx, ids)).map(({ cardId }) => cardId))
  const versions = new Map(samples.map(({ id, version }) => [id, version]))
  const worked = new Set<string>()
  for (const card of cards)
    if (edited.has(card.id) || (await isChangedSince(tx, card, versions.get(card.id) ?? 0)))
      worked.add(card.id)
  const untouched = new Set(ids.filter(id => !worked.has(id)))
  const held = await heldBy(tx, untouched)
  const goes = ({ id }: { readonly id: string }) => untouched.has(id) && !held.has(id)
  return {
    going: samples.filter(goes),
    kept: samples.filter(sample => !goes(sample)),
    present: cards.filter(goes),
  }
}
