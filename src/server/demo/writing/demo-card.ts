import type { CardType } from '#model/cards/card-types.ts'
import type { CardValues } from '#model/engine/define-card.ts'

/** What somebody of the museum added to a card later on. */
export interface LaterChange<Card = CardValues> {
  /** E-mail of the person, before the @. */
  readonly by: 'admin' | 'curator'
  readonly set: Card
}

/** What happens to a card besides what stands in it. */
export interface Fate<Card = CardValues> {
  readonly published?: true
  readonly later?: readonly LaterChange<Card>[]
  readonly binned?: true
  /** Numbers of objects it is linked with by hand. */
  readonly linked?: readonly string[]
}

/** A card of the demonstration as it is written, and its fate. */
export interface DemoCard extends Fate {
  readonly type: CardType
  readonly card: CardValues
}

/** What is written on a card, with or without its fate. */
export type WithFate<Card> = Card & Fate<Card>

/** Parts what happens to a card from what stands in it. */
export function partFate<Card extends Fate>({ published, later, binned, linked, ...card }: Card) {
  const fate: Fate = {
    ...(published && { published }),
    ...(later && { later }),
    ...(binned && { binned }),
    ...(linked && { linked }),
  }
  return { fate, card }
}
