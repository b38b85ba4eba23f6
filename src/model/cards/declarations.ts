import type { CardDeclaration } from '../engine/define-card.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import { biblioCard } from './biblio/biblio-card.ts'
import { cardTypeOfId } from './card-types.ts'
import { collectionCard } from './collection/collection-card.ts'
import { documentCard } from './document/document-card.ts'
import { eventCard } from './event/event-card.ts'
import { fileCard } from './file/file-card.ts'
import { linkItemCard } from './link-item/link-item-card.ts'
import { objectCard } from './object/object-card.ts'
import { personCard } from './person/person-card.ts'
import { placeCard } from './place/place-card.ts'

/** Every type of card the product has today, in the order in which it names them. */
export const declarations: readonly CardDeclaration[] = [
  objectCard as unknown as CardDeclaration,
  personCard as unknown as CardDeclaration,
  placeCard as unknown as CardDeclaration,
  eventCard as unknown as CardDeclaration,
  collectionCard as unknown as CardDeclaration,
  documentCard as unknown as CardDeclaration,
  biblioCard as unknown as CardDeclaration,
  linkItemCard as unknown as CardDeclaration,
  fileCard as unknown as CardDeclaration,
  ...procedureDeclarations,
]

/** The declaration of a type; undefined for a type that has none yet. */
export const declarationOf = (type: string): CardDeclaration | undefined =>
  declarations.find(({ types }) => (types as readonly string[]).includes(type))

/** The declaration of cards that carry this id of a type. */
export const declarationOfId = (typeId: number): CardDeclaration | undefined => {
  const type = cardTypeOfId(typeId)
  return type && declarationOf(type)
}
