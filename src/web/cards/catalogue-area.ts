import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardArea } from './card-area.ts'

/** The objects of the museum (acceptance row C-S01). */
export const catalogueArea = cardArea(objectCard as CardDeclaration)
