import type { CardRow } from '#model/api/cards/shapes.ts'
import { type CardType, cardTypeNamed } from '#model/record-types.ts'
import type { CardArea } from './card-area.ts'

/** Returns the type of a record from the server's answer: that of the area, or one of several in its list. */
export const typeOfCard = (area: CardArea, { type }: Pick<CardRow, 'type'>): CardType =>
  cardTypeNamed(type.name) ?? area.type
