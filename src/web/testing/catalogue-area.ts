import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardArea } from '../cards/card-area.ts'

/** The area used by tests of lists and records. */
export const catalogueArea = cardArea(objectCard as CardDeclaration)
