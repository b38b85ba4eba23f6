import { declarations } from '../cards/declarations.ts'
import { type CardType, cardTypeNames, cardTypes } from '../record-types.ts'

/** A group of results of the general search: the name the API gives it, and the list whose cards are in it. */
export interface SearchGroup {
  readonly name: string
  readonly type: CardType
}

/**
 * The groups in the order in which they are answered (C-S06): as types declare, then the others by their ids. Types that share the
 * list of another one are found in its group.
 */
export const searchGroups: readonly SearchGroup[] = declarations
  .map(({ type, searchGroup }) => ({
    type,
    name: searchGroup?.name ?? cardTypeNames[type],
    place: searchGroup?.place ?? Number.POSITIVE_INFINITY,
  }))
  .toSorted((one, other) =>
    one.place === other.place ? cardTypes[one.type] - cardTypes[other.type] : one.place - other.place,
  )
  .map(({ type, name }) => ({ name, type }))
