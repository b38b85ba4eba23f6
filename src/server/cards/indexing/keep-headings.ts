import { sameValue } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Headings } from '../names/heading-of.ts'
import { type CardRecord, updateHeading } from '../store/cards.ts'
import { holdRegister } from '../store/register.ts'

/** Returns true when the headings of a record differ from the stored ones. */
export const isRenamed = (record: Pick<CardRecord, 'number' | 'titles'>, headings: Headings): boolean =>
  record.number !== headings.number || !sameValue(record.titles, headings.titles)

/**
 * Keeps in the records of cards what they are called now: a term that gives one its title may have another name.
 * @returns the ids of those that are called something else than before.
 */
export async function keepHeadings(
  tx: TenantTransaction,
  cards: readonly { readonly record: CardRecord; readonly headings: Headings }[],
): Promise<readonly string[]> {
  const renamed = cards.filter(({ record, headings }) => isRenamed(record, headings))
  // Whoever links to one of them just now comes first, and is then found by its links, or comes after and reads the new name.
  if (renamed.length > 0) await holdRegister(tx)
  for (const { record, headings } of renamed) await updateHeading(tx, record.id, headings)
  return renamed.map(({ record }) => record.id)
}
