/** Types of cards with the ids the API gives them (specification 001, section 3; link items and procedures have ids of our own). */
export const cardTypes = {
  object: 1,
  collection: 3,
  file: 4,
  person: 5,
  document: 6,
  organization: 7,
  biblio: 8,
  description: 9,
  place: 10,
  event: 12,
  linkItem: 13,
  loanOut: 20,
  conditionCheck: 21,
  inventoryAudit: 22,
} as const

/** Cards of this type are attached to others: told apart from what else they are linked with, in an order, one of them the cover. */
export const attachedType = cardTypes.file

export type CardType = keyof typeof cardTypes

/** Names of the types in the API (acceptance row C-K01). */
export const cardTypeNames: Readonly<Record<CardType, string>> = {
  object: 'OBJECT',
  collection: 'COLLECTION',
  file: 'DAM',
  person: 'PERSON',
  document: 'DOCUMENT',
  organization: 'ORGANIZATION',
  biblio: 'BIBLIOGRAPHY',
  description: 'DESCRIPTION',
  place: 'PLACE',
  event: 'EVENT',
  linkItem: 'LINK_ITEM',
  loanOut: 'LOAN_OUT',
  conditionCheck: 'CONDITION_CHECK',
  inventoryAudit: 'INVENTORY_AUDIT',
}

const all = Object.keys(cardTypes) as CardType[]

export const isCardType = (name: string): name is CardType => Object.hasOwn(cardTypes, name)

export const cardTypeOfId = (id: number): CardType | undefined => all.find(name => cardTypes[name] === id)

/** A type as a caller names it: by its name in the API in whatever case, by ours, or by its id. */
export const cardTypeNamed = (given: string): CardType | undefined =>
  all.find(name => cardTypeNames[name] === given.toUpperCase() || name === given) ??
  cardTypeOfId(Number(given))

/** A type as the API tells it. */
export const toldType = (type: CardType): { readonly id: number; readonly name: string } => ({
  id: cardTypes[type],
  name: cardTypeNames[type],
})
