import { declarationOf } from '#model/cards/declarations.ts'
import type { CardType } from '#model/record-types.ts'
import { listAsDeclared } from '#model/searches/as-declared.ts'
import { session } from '../../platform/client.ts'
import type { ListSearch } from '../data/list-search.ts'

/** The position in a list when it was left. */
export interface ListPlace {
  readonly search: ListSearch
  /** The state of the list, with the criteria of a saved search and the order of a layout. */
  readonly wanted: ListSearch
  /** Place of the row they were on. */
  readonly index: number
  /** The record that was there. */
  readonly id?: string
  /** Scroll position of the list, in pixels. */
  readonly scrolled: number
}

const keyOf = (type: CardType) => `vitrine.list.${session.get().currentMuseumId ?? ''}.${type}`

/** Stores the position for returning to the list, also across reloads, for the life of the tab (C-K04). */
export function rememberPlace(type: CardType, place: ListPlace): void {
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify(place))
  } catch {
    // Storage is full or blocked: the list opens at its top.
  }
}

/** The place last stored in this tab. */
export function placeIn(type: CardType): ListPlace | undefined {
  try {
    const place: ListPlace | null = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null')
    const declaration = declarationOf(type)
    if (!place || !declaration) return place ?? undefined
    return { ...place, wanted: listAsDeclared(declaration, place.wanted) }
  } catch {
    return undefined
  }
}

/** Returns the last stored position, if it belongs to the same list. */
export function placeFor(type: CardType, search: ListSearch): ListPlace | undefined {
  const place = placeIn(type)
  return place && JSON.stringify(place.search) === JSON.stringify(search) ? place : undefined
}
