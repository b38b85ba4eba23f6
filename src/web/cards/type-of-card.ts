import type { CardRow } from '#model/api/cards/shapes.ts'
import { type CardType, cardTypeNamed } from '#model/record-types.ts'
import type { CardArea } from './card-area.ts'

/** The type of a card as the server tells it: of the area's, or one of several in its list. */
export const typeOfCard = (area: CardArea, { type }: Pick<CardRow, 'type'>): CardType =>
  cardTypeNamed(type.name) ?? area.type
