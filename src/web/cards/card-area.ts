import { type CardEndpoints, cardEndpoints } from '#model/api/cards/card-endpoints.ts'
import { freezeEndpoints } from '#model/api/cards/freeze-endpoints.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { editPath, listPath, recordPath } from '#model/navigation/card-paths.ts'
import { homePath } from '#model/navigation/routes.ts'
import type { CardType } from '#model/record-types.ts'

/** A part of the product in which cards of one type are listed, read and edited. */
export interface CardArea {
  readonly type: CardType
  readonly declaration: CardDeclaration
  readonly endpoints: CardEndpoints
  /** Calls that finish, annul and sign records; undefined where they are not finished for good. */
  readonly freezing: ReturnType<typeof freezeEndpoints>
  /** Address of the list. */
  readonly listPath: string
  /** Address of a record. */
  readonly recordPath: (id: string) => string
  /** Address of a record's form. */
  readonly editPath: (id: string) => string
}

/** The area of a type of card, all by derivation from its declaration. */
export function cardArea(declaration: CardDeclaration): CardArea {
  const { type } = declaration
  const pageOf = (path: (type: CardType, id: string) => string | null) => (id: string) =>
    path(type, id) ?? homePath
  return {
    type,
    declaration,
    endpoints: cardEndpoints(declaration),
    freezing: freezeEndpoints(declaration),
    listPath: listPath(type) ?? homePath,
    recordPath: pageOf(recordPath),
    editPath: pageOf(editPath),
  }
}
