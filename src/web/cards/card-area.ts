import { type CardEndpoints, cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import type { CardType } from '#model/cards/card-types.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'

/** A part of the product in which cards of one type are listed, read and edited. */
export interface CardArea {
  readonly type: CardType
  readonly declaration: CardDeclaration
  readonly endpoints: CardEndpoints
  /** Address of the list. */
  readonly listPath: string
  /** Address of a record. */
  readonly recordPath: (id: string) => string
  /** Address of a record's form. */
  readonly editPath: (id: string) => string
}

/** The area of a type of card. */
export const cardArea = (
  declaration: CardDeclaration,
  paths: Pick<CardArea, 'listPath' | 'recordPath' | 'editPath'>,
): CardArea => ({ type: declaration.type, declaration, endpoints: cardEndpoints(declaration), ...paths })
