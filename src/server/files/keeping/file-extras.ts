import { cardTypes } from '#model/record-types.ts'
import { cardItems, type ExtrasOf, linkCounts, linkedOfType, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { sharedAmong } from '#server/sharing/index.ts'

/** Answers of one key for each file; files without an entry get the default beside it in `fileExtras`. */
type ById<Value> = Promise<ReadonlyMap<string, Value>>

/** Number of cards each file is linked with, by hand and by fields. */
async function linked(tx: TenantTransaction, { actor }: Reader, ids: readonly string[]): ById<number> {
  const counts = await linkCounts(tx, actor, ids)
  return new Map(
    [...counts].map(([id, byType]) => [id, Object.values(byType).reduce((sum, { cards }) => sum + cards, 0)]),
  )
}

/** Limit of the objects listed for a file. */
const mostObjects = 10

interface RelatedObject {
  readonly id: string
  readonly title: string
  readonly number: string
}

/** The objects that each file shows, the first of them. */
async function relatedObjects(
  tx: TenantTransaction,
  ids: readonly string[],
  reader: Reader,
): ById<readonly RelatedObject[]> {
  const objects = await linkedOfType(tx, ids, cardTypes.object, mostObjects)
  const items = await cardItems(tx, [...new Set([...objects.values()].flat())], reader)
  const byId = new Map(
    items.map(({ id, title, shortDescription }) => [id, { id, title, number: shortDescription }]),
  )
  return new Map([...objects].map(([id, found]) => [id, found.flatMap(each => byId.get(each) ?? [])]))
}

/** Extras in answers about files, beside their fields. */
export const fileExtras: ExtrasOf = async (tx, ids, reader) => {
  const counts = await linked(tx, reader, ids)
  const objects = await relatedObjects(tx, ids, reader)
  const shared = await sharedAmong(tx, ids)
  return new Map(
    ids.map(id => [
      id,
      {
        shared: shared.has(id),
        linked: counts.get(id) ?? 0,
        parentId: null,
        relatedObjects: objects.get(id) ?? [],
      },
    ]),
  )
}
