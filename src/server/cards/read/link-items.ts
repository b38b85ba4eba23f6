import type { LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { attachedType, cardTypeOfId, toldType } from '#model/cards/card-types.ts'
import type { Language } from '#model/languages.ts'
import { recordPath } from '#model/navigation/record-path.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import type { CardsContext } from '../cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { unsetAssociation } from '../save/unset-association.ts'
import { presentItems } from '../store/cards.ts'
import { attachedIds, linkedIds, linkGroups } from '../store/links.ts'

/** Linked cards of a group that come at once; the rest are asked for page by page. */
export const groupBlock = 25
/** Files that come with a card. */
const mostFiles = 500

const typeOf = (id: number) => {
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

/** The groups of linked cards with the first of each (acceptance row C-K08). */
export async function relatedGroups(
  tx: TenantTransaction,
  cardId: string,
  language: Language,
): Promise<RelatedGroup[]> {
  const groups = await linkGroups(tx, cardId)
  const names = await labelsOf(
    tx,
    groups.flatMap(({ association }) => (association === unsetAssociation ? [] : [association])),
  )
  return Promise.all(
    groups.map(async ({ other_type, association, count }) => {
      const ids = await linkedIds(
        tx,
        cardId,
        { otherType: other_type, association },
        { offset: 0, limit: groupBlock },
      )
      const term = names.get(association)
      return {
        id: `${other_type}-${association}`,
        type: typeOf(other_type),
        association: { id: association, name: term ? nameOf(term, language) : 'NOT SET' },
        count: Number(count),
        linkItemIds: [...ids],
        linkItems: await cardItems(tx, ids, language),
        page: 0,
        blockSize: groupBlock,
      }
    }),
  )
}

/** Another page of one group. */
export async function relatedPage(
  tx: TenantTransaction,
  cardId: string,
  groupId: string,
  page: number,
  language: Language,
): Promise<RelatedGroup | undefined> {
  const group = (await relatedGroups(tx, cardId, language)).find(({ id }) => id === groupId)
  if (!group) return undefined
  const ids = await linkedIds(
    tx,
    cardId,
    { otherType: group.type.id, association: group.association.id },
    { offset: page * groupBlock, limit: groupBlock },
  )
  return { ...group, page, linkItemIds: [...ids], linkItems: await cardItems(tx, ids, language) }
}

/** Counts by the name of the type, as `relatedEntitiesCount` tells them. */
export const countsByName = (counts: Readonly<Record<number, number>> | undefined): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts ?? {}).map(([type, count]) => [cardTypeOfId(Number(type)) ?? type, count]),
  )
