import type { LinkItem } from '#model/api/cards/shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { attachedType, cardTypeOfId, toldType } from '#model/cards/card-types.ts'
import type { Language } from '#model/languages.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardsContext } from '../cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { presentItems } from '../store/cards.ts'
import type { LinkCount } from '../store/link-counts.ts'
import { attachedIds } from '../store/link-groups.ts'

/** Files that come with a card. */
const mostFiles = 500

/** A type as answers tell it. */
export const typeOf = (id: number): { readonly id: number; readonly name: string } => {
  const type = cardTypeOfId(id)
  return type ? toldType(type) : { id, name: '' }
}

/** Cards as links show them, in the order asked for; those that are gone are left out. */
export async function cardItems(
  tx: TenantTransaction,
  ids: readonly string[],
  language: Language,
): Promise<LinkItem[]> {
  const found = new Map((await presentItems(tx, ids)).map(card => [card.id, card]))
  return ids.flatMap(id => {
    const card = found.get(id)
    if (!card) return []
    return [
      {
        id,
        type: typeOf(card.type),
        title: titleIn(card.titles, language) || '---',
        shortDescription: card.number,
        description: titleIn(card.subtitles, language),
        thumbnailUrl: card.cover_file_id && thumbnailUrl(card.cover_file_id, 160),
        publishedOnWeb: card.published,
        linkToDetails: recordPath(cardTypeOfId(card.type), id),
        damType: null,
        parentId: null,
        incrementalNumber: card.incremental_number,
        isCover: false,
      },
    ]
  })
}

/** Attached files, in their order. */
export async function fileItems(
  { files }: CardsContext,
  tx: TenantTransaction,
  card: { readonly id: string; readonly cover_file_id: string | null },
): Promise<LinkItem[]> {
  const ids = await attachedIds(tx, card.id, mostFiles)
  const described = await files.describe(tx, ids)
  return ids.flatMap((id, at) => {
    const file = described.get(id)
    if (!file) return []
    return [
      {
        id,
        title: file.name,
        shortDescription: file.mime,
        description: '',
        type: typeOf(attachedType),
        thumbnailUrl: thumbnailUrl(id, 480),
        publishedOnWeb: false,
        linkToDetails: recordPath(cardTypeOfId(attachedType), id),
        damType: file.mime.replace(/\/.*/, '').toUpperCase(),
        parentId: null,
        incrementalNumber: at + 1,
        isCover: id === card.cover_file_id,
      },
    ]
  })
}

/** Counts by the name of the type, as `relatedEntitiesCount` tells them. */
export const countsByName = (
  counts: Readonly<Record<number, LinkCount>> | undefined,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts ?? {}).map(([type, { cards }]) => [cardTypeOfId(Number(type)) ?? type, cards]),
  )
