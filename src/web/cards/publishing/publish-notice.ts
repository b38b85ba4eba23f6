import type { CardRow } from '#model/api/cards/shapes.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { flagsOf } from '../linked-flags.ts'
import { typeOfCard } from '../type-of-card.ts'

/**
 * Returns the words of the notice that a record was published or unpublished, from any page (C-M01); when it was published, they also
 * mention linked records that are not (C-E01).
 */
export function publishWords(area: CardArea, card: Pick<CardRow, 'type'>, published: boolean): TextKey {
  const [flag] = published ? flagsOf(area.declaration, card) : []
  return flag
    ? `links.flags.${flag}.published`
    : cardWordKey(typeOfCard(area, card), published ? 'published' : 'unpublished')
}

/** Returns the rules for a publication that is refused. */
export function publishRules({ declaration }: CardArea): NotificationRules {
  const error = { message: 'common.somethingWentWrong' } as const
  // The one thing that can be wrong with publishing a card.
  return { error: declaration.embargo ? { ...error, instead: { 400: 'errors.embargoed' } } : error }
}
