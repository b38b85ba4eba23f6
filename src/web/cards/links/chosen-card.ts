import type { CardRow } from '#model/api/cards/shapes.ts'

/** A card that was ticked to be linked. */
export interface ChosenCard {
  readonly id: string
  /** Name of its type in the API. */
  readonly type: string
  readonly title: string
}

export const chosenOf = ({ id, type, title, number }: CardRow): ChosenCard => ({
  id,
  type: type.name,
  title: title || number,
})
