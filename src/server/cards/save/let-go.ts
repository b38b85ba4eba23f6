import { declarationOfId } from '#model/cards/declarations.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { forgetLinks } from '#model/engine/forget-links.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Renamed } from '../indexing/renamed.ts'
import { locksOf } from '../locks/locks-of.ts'
import { titleIn } from '../names/title-in.ts'
import { cardsByIds, dueInBin, emptyBin, holdCards, presentCards } from '../store/cards.ts'
import { pointingAt } from '../store/kept-links.ts'
import { nobody } from './nobody.ts'
import { writeCards } from './write-cards.ts'

/**
 * Takes the next cards that were deleted before a moment out of the bin for good. Cards whose fields still refer to one keep its name where
 * the field takes a name, and else let go of it; what is pointed at by a card that somebody edits waits for another night.
 * @returns how many went.
 */
export async function letGo(
  tx: TenantTransaction,
  {
    before,
    limit,
    renamed,
    forgetting,
  }: {
    readonly before: Date
    readonly limit: number
    readonly renamed: Renamed
    /** Told what goes, by its names, while it is still there. */
    readonly forgetting: (tx: TenantTransaction, names: ReadonlyMap<string, string>) => Promise<void>
  },
): Promise<number> {
  const due = await dueInBin(tx, { before, limit })
  const pointing = await pointingAt(tx, due)
  const edited = new Set(
    (await locksOf(tx, [...new Set(pointing.map(({ from }) => from))])).map(lock => lock.cardId),
  )
  const waiting = new Set(pointing.filter(({ from }) => edited.has(from)).map(({ to }) => to))
  const going = due.filter(id => !waiting.has(id))
  const changing = [...new Set(pointing.filter(({ to }) => !waiting.has(to)).map(({ from }) => from))]
  await holdCards(tx, changing)
  const names = new Map(
    (await cardsByIds(tx, going)).map(card => [card.id, titleIn(card.titles, 'en') || card.number]),
  )
  const found = await cardsByIds(tx, changing)
  for (const [declaration, cards] of Map.groupBy(found, ({ type }) => declarationOfId(type))) {
    if (!declaration) continue
    const records = await presentCards(
      tx,
      typeIdsOf(declaration),
      cards.map(({ id }) => id),
    )
    const fields = fieldsOf(declaration)
    await writeCards(
      tx,
      records.map(record => ({ record, values: forgetLinks(fields, record.data, names) })),
      { declaration, author: nobody, action: 'linkGone', renamed },
    )
  }
  if (going.length > 0) await forgetting(tx, names)
  return emptyBin(tx, { before, ids: going })
}
