import { type CardType, cardTypes } from '../cards/card-types.ts'

/** A group of results of the general search: the name the API gives it, and the list whose cards are in it. */
export interface SearchGroup {
  readonly name: string
  readonly type: CardType
}

/**
 * What the lists are called as groups of results (specification 001, section 3). The specification knows EVENT_CARD and EVENT; events are one type
 * here, answered once, as EVENT_CARD. Procedures join with their type. Types that share the list of another one are found in its group.
 */
const groupNames: Readonly<Partial<Record<CardType, string>>> = {
  file: 'FILES',
  object: 'OBJECTS',
  person: 'PERSON_CARD',
  document: 'DOCUMENT_CARD',
  event: 'EVENT_CARD',
  biblio: 'BIBLIO',
  place: 'PLACE',
  collection: 'COLLECTION_CARD',
  linkItem: 'LINK_ITEM',
  loanOut: 'LOAN_OUT',
  conditionCheck: 'CONDITION_CHECK',
  inventoryAudit: 'INVENTORY_AUDIT',
}

/** The groups in the order in which they are answered (acceptance row C-S06). */
export const searchGroups: readonly SearchGroup[] = Object.entries(groupNames).flatMap(([type, name]) =>
  type in cardTypes && name ? [{ name, type: type as CardType }] : [],
)
