import { declarations } from '../cards/declarations.ts'
import { type CardType, cardTypeNames, cardTypes } from '../record-types.ts'

/** A group of results of the general search: the name the API gives it, and the lists whose records are in it. */
export interface SearchGroup {
  readonly name: string
  readonly types: readonly [CardType, ...CardType[]]
}

const placed = declarations
  .map(({ type, searchGroup }) => ({
    type,
    name: searchGroup?.name ?? cardTypeNames[type],
    place: searchGroup?.place ?? Number.POSITIVE_INFINITY,
  }))
  .toSorted((one, other) =>
    one.place === other.place ? cardTypes[one.type] - cardTypes[other.type] : one.place - other.place,
  )

/**
 * The groups in the order in which they are answered (C-S06): as types declare, then the others by their ids. Types may share a group: procedures of
 * whatever type.
 */
export const searchGroups: readonly SearchGroup[] = [
  ...Map.groupBy(placed, ({ name }) => name).entries(),
].flatMap(([name, [first, ...more]]) =>
  first ? [{ name, types: [first.type, ...more.map(({ type }) => type)] }] : [],
)
