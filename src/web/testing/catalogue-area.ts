import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardArea } from '../cards/card-area.ts'

/** The area that tests of lists and records look at. */
export const catalogueArea = cardArea(objectCard as CardDeclaration)
