import type { CardRow } from '#model/api/cards/shapes.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'
import type { CardArea } from './card-area.ts'
import { cardWordKey } from './card-words.ts'
import { flagsOf } from './linked-flags.ts'
import { typeOfCard } from './type-of-card.ts'

/**
 * What is said when a card was published or taken off the web, from wherever that was done (acceptance row C-M01); and when it was published,
 * that some cards linked with it are not (row C-E01).
 */
export function publishNotice(
  area: CardArea,
  card: Pick<CardRow, 'type'>,
  published: boolean,
): NotificationRules {
  const [flag] = published ? flagsOf(area.declaration, card) : []
  const message = flag
    ? (`links.flags.${flag}.published` as const)
    : cardWordKey(typeOfCard(area, card), published ? 'published' : 'unpublished')
  const error = { message: 'common.somethingWentWrong' as const }
  // The one thing that can be wrong with publishing a card.
  return area.declaration.embargo
    ? { error: { ...error, instead: { 400: 'errors.embargoed' } }, success: { message } }
    : { error, success: { message } }
}
