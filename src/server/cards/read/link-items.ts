import type { LinkItem } from '#model/api/cards/shapes.ts'
import { declarationOfId, declarations } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { attachedType, cardTypeOfId, presentType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { openable } from '../access/belonging.ts'
import { titleIn } from '../names/title-in.ts'
import { mayOpen, pictureUrl, type Reader } from '../sight.ts'
import { presentItems } from '../store/cards.ts'
import type { LinkCount } from '../store/link-counts.ts'
import { attachedIds } from '../store/link-groups.ts'

/** Number of files included in the answer for a record. */
const mostFiles = 500

/** A type as the API presents it. */
export const typeOf = (id: number): { readonly id: number; readonly name: string } => {
  const type = cardTypeOfId(id)
  return type ? presentType(type) : { id, name: '' }
}

/** Types whose records are shown in links by their content. */
const describedByContent = (): readonly number[] =>
  declarations.flatMap(declaration => (declaration.asLinked ? typeIdsOf(declaration) : []))

/** Cards as links show them, in the order asked for; those that are gone, and those the reader may not open, are left out. */
export async function cardItems(
  tx: TenantTransaction,
  ids: readonly string[],
  { actor, language }: Reader,
): Promise<LinkItem[]> {
  const present = await presentItems(tx, ids, describedByContent())
  const opens = await openable(tx, actor, present)
  const found = new Map(present.filter(opens).map(card => [card.id, card]))
  return ids.flatMap(id => {
    const card = found.get(id)
    if (!card) return []
    const described = card.data && declarationOfId(card.type)?.asLinked?.(card.data)
    return [
      {
        id,
        type: typeOf(card.type),
        title: titleIn(card.titles, language) || '---',
        shortDescription: described?.shortDescription ?? card.number,
        description: titleIn(card.subtitles, language),
        ...(card.italics && { italics: [...card.italics] }),
        thumbnailUrl: pictureUrl(actor, card.cover_file_id, 160),
        publishedOnWeb: card.published,
        ...(card.apart !== null && { apart: card.apart }),
        linkToDetails: recordPath(cardTypeOfId(card.type), id),
        damType: described?.damType ?? null,
        parentId: null,
        incrementalNumber: card.incremental_number,
        isCover: false,
      },
    ]
  })
}

/** Attached files, in their order. */
export async function fileItems(
  tx: TenantTransaction,
  card: { readonly id: string; readonly cover_file_id: string | null },
  reader: Reader,
): Promise<LinkItem[]> {
  if (!mayOpen(reader.actor, attachedType)) return []
  const items = await cardItems(tx, await attachedIds(tx, card.id, mostFiles), reader)
  return items.map(item => ({ ...item, isCover: item.id === card.cover_file_id }))
}

/** Counts by the name of the type, as `relatedEntitiesCount` returns them. */
export const countsByName = (
  counts: Readonly<Record<number, LinkCount>> | undefined,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts ?? {}).map(([type, { cards }]) => [cardTypeOfId(Number(type)) ?? type, cards]),
  )
