import { declarationOfId } from '#model/cards/declarations.ts'
import { isFrozen } from '#model/engine/aspects/freezes.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { forgetLinks } from '#model/engine/forget-links.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type EvidenceSource, evidenceAbout } from '../evidence.ts'
import { locksOf } from '../locks/locks-of.ts'
import { titleIn } from '../names/title-in.ts'
import { systemAuthor } from '../read/person-named.ts'
import type { Renamed } from '../renamed.ts'
import { cardsByIds, dueInBin, eraseHeld, existingCards, holdCards, holdInBin } from '../store/cards.ts'
import { pointingAt } from '../store/kept-links.ts'
import { holdRegister } from '../store/register.ts'
import { writeCards } from './write-cards.ts'

/** The services that decide about erasing records and are informed of it. */
export interface Leaving {
  readonly renamed: Renamed
  readonly evidence: readonly EvidenceSource[]
  readonly at: Date
}

/**
 * Deletes records in the trash permanently. Fields that refer to one keep its name if they accept names, and otherwise lose the reference.
 * Everything is decided while the records are locked: a record that is being restored is kept, and so is one that a record being edited
 * refers to.
 * @param before only records deleted before this time
 * @returns the ids of deleted records
 */
export async function eraseCards(
  tx: TenantTransaction,
  given: readonly string[],
  { before, renamed, evidence, at }: Leaving & { readonly before: Date },
): Promise<readonly string[]> {
  const pointing = await pointingAt(tx, given)
  const edited = new Set(
    (await locksOf(tx, [...new Set(pointing.map(({ from }) => from))])).map(lock => lock.cardId),
  )
  const waiting = new Set(pointing.filter(({ from }) => edited.has(from)).map(({ to }) => to))
  const changing = [...new Set(pointing.filter(({ to }) => !waiting.has(to)).map(({ from }) => from))]
  await holdCards(tx, changing)
  // Last, and without waiting: a concurrent restore either comes first, or finds the record deleted.
  const going = await holdInBin(
    tx,
    given.filter(id => !waiting.has(id)),
    before,
  )
  if (going.length === 0) return []
  const names = new Map(
    (await cardsByIds(tx, going)).map(card => [card.id, titleIn(card.titles, 'en') || card.number]),
  )
  for (const { forget } of evidence) await forget(tx, names, at)
  const found = await cardsByIds(tx, changing)
  for (const [declaration, cards] of Map.groupBy(found, ({ type }) => declarationOfId(type))) {
    if (!declaration) continue
    const records = await existingCards(
      tx,
      typeIdsOf(declaration),
      cards.map(({ id }) => id),
    )
    const fields = fieldsOf(declaration)
    await writeCards(
      tx,
      records
        // Finished records keep their reference for good.
        .filter(record => !isFrozen(declaration, record.data))
        .map(record => ({ record, values: forgetLinks(fields, record.data, names) })),
      { declaration, author: systemAuthor, action: 'linkGone', renamed, tidies: true, names: true },
    )
  }
  await holdRegister(tx)
  await eraseHeld(tx, going)
  return going
}

/**
 * Permanently deletes the next records that were moved to the trash before a given time, except those with evidence about them: these are deleted by an
 * administrator only.
 * @returns the last one examined, and how many were deleted; undefined when there are no more.
 */
export async function eraseDue(
  tx: TenantTransaction,
  {
    after,
    limit,
    ...leaving
  }: Leaving & { readonly before: Date; readonly after: string; readonly limit: number },
): Promise<{ readonly last: string; readonly gone: number } | undefined> {
  const due = await dueInBin(tx, { before: leaving.before, after, limit })
  const last = due.at(-1)
  if (last === undefined) return undefined
  const kept = await evidenceAbout(tx, leaving.evidence, due)
  const gone = await eraseCards(
    tx,
    due.filter(id => !kept.has(id)),
    leaving,
  )
  return { last, gone: gone.length }
}
