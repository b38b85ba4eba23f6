import { declarations } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { PublicCard } from '#model/open/public-card.ts'
import { existingCards } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { projectCards } from './project-cards.ts'
import { publicNow } from './public-now.ts'
import { type PublicPicture, publicPictures } from './public-pictures.ts'

/** A public record in a list, with its name, and the picture by which it is recognised. */
export interface Listed {
  readonly name: string
  readonly card: PublicCard
  readonly shown: PublicPicture | undefined
}

/** A record that is or was public, with its public name and kind. */
export interface NamedRecord {
  readonly id: string
  readonly name: string
  readonly kind: string
}

/** Returns records as lists of the site show them, in order, through the gate; those that are not public now are left out. */
export async function listedAs(
  tx: TenantTransaction,
  records: readonly NamedRecord[],
): Promise<readonly Listed[]> {
  const found = new Map<string, Listed>()
  for (const [kind, named] of Map.groupBy(records, each => each.kind)) {
    const declaration = declarations.find(({ site }) => site?.kind === kind)
    if (!declaration) continue
    const names = new Map(named.map(({ id, name }) => [id, name]))
    const rows = await existingCards(tx, typeIdsOf(declaration), [...names.keys()])
    const open = await publicNow(tx, declaration, rows)
    const cards = await projectCards(tx, declaration, open)
    const pictures = await publicPictures(
      tx,
      open.map(({ cover_file_id }) => cover_file_id),
    )
    for (const [at, { id, cover_file_id }] of open.entries()) {
      const [card, name] = [cards[at], names.get(id)]
      if (card && name !== undefined) found.set(id, { name, card, shown: pictures.get(cover_file_id ?? '') })
    }
  }
  return records.flatMap(({ id }) => found.get(id) ?? [])
}
