/** Types of cards with the ids the API gives them (specification 001, section 3). */
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
} as const

/** Files are attached to cards and are none themselves: without a record, a bin, or links of their own side. */
export const attachedType = cardTypes.file

export type CardType = keyof typeof cardTypes

export const isCardType = (name: string): name is CardType => Object.hasOwn(cardTypes, name)

export const cardTypeOfId = (id: number): CardType | undefined =>
  (Object.keys(cardTypes) as CardType[]).find(name => cardTypes[name] === id)
