import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { attachedIds, type CardRecord, existingCards, publicNamesOf } from '#server/cards/index.ts'
import { contentsOf, fileDeclaration } from '#server/files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { projectCards } from './project-cards.ts'
import { publicNow } from './public-now.ts'

/** A picture that everybody may see. */
export interface PublicPicture {
  readonly name: string
  readonly card: PublicCard
  /** Pixels of the picture as it is stored. */
  readonly width: number
  readonly height: number
}

/** Returns those of some files that are public and have a picture, by the id of the file. */
export async function publicPictures(
  tx: TenantTransaction,
  fileIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, PublicPicture>> {
  const ids = [...new Set(fileIds.filter(id => id !== null))]
  const records = await publicNow(
    tx,
    fileDeclaration,
    await existingCards(tx, typeIdsOf(fileDeclaration), ids),
  )
  const publicIds = records.map(({ id }) => id)
  const names = await publicNamesOf(tx, publicIds)
  const pictured = new Set(
    (await contentsOf(tx, publicIds)).flatMap(row => (row.picture ? [row.card_id] : [])),
  )
  const cards = await projectCards(tx, fileDeclaration, records)
  return new Map(
    records.flatMap(({ id, data }, at) => {
      const [name, card] = [names.get(id), cards[at]]
      const { width, height } = data as { readonly width?: number; readonly height?: number }
      if (name === undefined || !card || !pictured.has(id) || !width || !height) return []
      return [[id, { name, card, width, height }]]
    }),
  )
}

/** Pictures of a record that its page shows. */
const mostPictures = 200

/** Returns the public pictures of a record: its cover first, then those attached to it, in order. @param most of them that are looked at */
export async function picturesOf(
  tx: TenantTransaction,
  { id, cover_file_id }: Pick<CardRecord, 'id' | 'cover_file_id'>,
  most = mostPictures,
): Promise<readonly PublicPicture[]> {
  const ids = [...new Set([cover_file_id, ...(await attachedIds(tx, id, most))])]
  const pictures = await publicPictures(tx, ids)
  return ids.flatMap(each => pictures.get(each ?? '') ?? [])
}
