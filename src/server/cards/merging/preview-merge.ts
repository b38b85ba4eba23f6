import type { MergeCard, MergeObstacle, MergePreview } from '#model/api/cards/merging.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { allFields } from '#model/engine/fields.ts'
import { mergeFields } from '#model/engine/merge-cards.ts'
import { cardTypeOfId, presentType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { lockInfoOf } from '../locks/lock-info.ts'
import { locksOf } from '../locks/locks-of.ts'
import { headingOf } from '../names/heading-of.ts'
import { namesOf } from '../names/known-names.ts'
import { titleIn } from '../names/title-in.ts'
import { withNames } from '../names/with-names.ts'
import { cardItems } from '../read/link-items.ts'
import { mayOpen, pictureUrl } from '../sight.ts'
import type { CardRecord } from '../store/cards.ts'
import { linkingCards } from '../store/links.ts'
import { mergeUnderWay } from '../store/merges.ts'
import { bothCards, requireMerger } from './start-merge.ts'
import { countLinkingCards, linkedByHand, linkingFields } from './store/linking.ts'

/** Cards a preview names. */
const shown = 50

async function side(
  tx: TenantTransaction,
  { declaration, actor, language }: Doing,
  record: CardRecord,
): Promise<MergeCard> {
  const names = await namesOf(tx, actor, declaration, [record.data])
  const { number, titles, subtitles } = headingOf(declaration, record.data, names)
  const [lock] = await locksOf(tx, [record.id])
  return {
    id: record.id,
    type: presentType(declaration.typeOf(record.data)),
    version: record.version,
    number,
    heading: titleIn(titles, language),
    subtitle: titleIn(subtitles, language),
    thumbnailUrl: pictureUrl(actor, record.cover_file_id, 480),
    publishedOnWeb: record.published,
    updatedAt: record.updated_at.toISOString(),
    lock: lockInfoOf(lock, actor.accountId),
    values: { ...withNames(declaration, record.data, names, language) },
  }
}

/** Returns true for a field that accepts links to a record type. */
function takes(typeId: number, path: string, linked: number): boolean {
  const declaration = declarationOfId(typeId)
  const field = declaration && allFields(declaration).get(path)?.field
  const types = field && 'types' in field ? (field.types as readonly string[]) : []
  return types.some(type => type === cardTypeOfId(linked))
}

const nameOf = (typeId: number): string => cardTypeOfId(typeId) ?? String(typeId)

/** Two cards side by side as they are now, what is proposed, and what else would change if they became one. */
export const previewMerge = (
  context: CardsContext,
  doing: Doing,
  ids: { readonly id: string; readonly otherId: string },
): Promise<MergePreview> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    requireMerger(doing)
    const { declaration, actor } = doing
    const [kept, other] = await bothCards(tx, doing, ids)
    const [one, second] = [await side(tx, doing, kept), await side(tx, doing, other)]
    const fields = await linkingFields(tx, other.id, kept.id)
    const linking = await linkingCards(tx, [other.id], { after: '0', limit: shown + 1 })
    const linkingIds = linking.filter(id => id !== kept.id).slice(0, shown)
    const isLocked = one.lock.isLockedBySomeoneElse || second.lock.isLockedBySomeoneElse
    const obstacles: MergeObstacle[] = [
      ...(kept.type === other.type ? [] : (['otherType'] as const)),
      ...(isLocked ? (['locked'] as const) : []),
      ...((await mergeUnderWay(tx, [kept.id, other.id])) === undefined ? [] : (['underWay'] as const)),
      ...(fields.every(({ other_type, field }) => takes(other_type, field, kept.type))
        ? []
        : (['fieldsRefuse'] as const)),
    ]
    const links = await linkedByHand(tx, other.id)
    const isOpen = ({ other_type: type }: { readonly other_type: number }) => mayOpen(actor, type)
    return {
      kept: one,
      other: second,
      fields: mergeFields(declaration, {
        kept: kept.data,
        other: other.data,
        ids: [kept.id, other.id],
      }).map(field => ({ ...field, sides: [...field.sides] })),
      relinked: {
        total: await countLinkingCards(tx, other.id, kept.id),
        fields: fields.filter(isOpen).map(({ other_type, field, count }) => ({
          type: nameOf(other_type),
          path: field,
          count: Number(count),
        })),
        links: links
          .filter(isOpen)
          .map(({ other_type, count }) => ({ type: nameOf(other_type), count: Number(count) })),
        cards: await cardItems(tx, linkingIds, doing),
      },
      obstacles,
    }
  })
