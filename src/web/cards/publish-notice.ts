import type { CardType } from '#model/cards/card-types.ts'
import { genericOnFailure, type NotificationRules } from '../platform/request/notification-rules.ts'
import { cardWordKey } from './card-words.ts'

/** What is said when a card was published or taken off the web, from wherever that was done (acceptance row C-M01). */
export const publishNotice = (type: CardType, published: boolean): NotificationRules => ({
  ...genericOnFailure,
  success: { message: cardWordKey(type, published ? 'published' : 'unpublished') },
})
