import type { CardRow } from '#model/api/cards/shapes.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'
import type { CardArea } from './card-area.ts'
import { cardWordKey } from './card-words.ts'
import { flagsOf } from './linked-flags.ts'
import { typeOfCard } from './type-of-card.ts'

/**
 * Shows a notice when a record was published or unpublished, from any page (C-M01); when it was published, the notice also mentions
 * linked records that are not (C-E01).
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
