import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { type ListPlace, rememberPlace } from './list-memory.ts'

/** Returns the rows of a list, in whatever view. */
export const gridIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('[role="grid"]') ?? undefined

export interface ListPlaceOptions {
  readonly area: CardArea
  /** The list as the address has it. */
  readonly search: ListSearch
  /** Its identity changes when other rows, or another order, are wanted. */
  readonly wanted: ListSearch
  /** Holds the rows. */
  readonly element: RefObject<HTMLElement | null>
  /** The rows are there. */
  readonly ready: boolean
  /** The position to return to, after coming back. */
  readonly place: ListPlace | undefined
}

/**
 * Restores the position in a list: row, scroll offset and focus (acceptance row C-K04); a different list starts at its top.
 */
export function useListPlace({ area: { type }, search, wanted, element, ready, place }: ListPlaceOptions) {
  const active = useRef(place?.index ?? 0)
  const settled = useRef<ListSearch>(undefined)

  useLayoutEffect(() => {
    const grid = gridIn(element.current)
    if (!ready || !grid || settled.current === wanted) return
    const isFirst = settled.current === undefined
    settled.current = wanted
    if (!isFirst) grid.scrollTop = 0
    if (!isFirst || !place) return
    // If the user paged through records since, the row of the last one is already in view.
    if (place.scrolled >= 0) grid.scrollTop = place.scrolled
    if (place.id !== undefined) grid.focus({ preventScroll: true })
  }, [ready, wanted, place, element])

  const keep = useCallback(
    (row?: CardRow) =>
      rememberPlace(type, {
        search,
        wanted,
        index: active.current,
        scrolled: gridIn(element.current)?.scrollTop ?? 0,
        ...(row && { id: row.id }),
      }),
    [type, search, wanted, element],
  )
  useEffect(() => {
    const onLeave = () => keep()
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [keep])

  const setActive = useCallback((index: number) => {
    active.current = index
  }, [])
  const focusRows = useCallback(() => gridIn(element.current)?.focus({ preventScroll: true }), [element])
  return { setActive, keep, focusRows }
}
