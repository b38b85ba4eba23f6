import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { type ListPage, pageOf, pageQuery, pageSize } from '../data/page-query.ts'
import { placeIn, rememberPlace } from './list-memory.ts'

export interface ListNeighbours {
  /** The list the card was opened from, for the way back. */
  readonly search: ListSearch
  readonly previousId?: string | undefined
  readonly nextId?: string | undefined
  /** Place of the card in that list, counted from 1, while it is known. */
  readonly position?: number | undefined
  readonly total?: number | undefined
  /** The list counts no further: there are more. */
  readonly totalIsAtLeast: boolean
}

/**
 * Returns the previous and next record in the list this one was opened from, with the same search, filters and order; none if it was
 * opened from elsewhere (a link, the palette).
 */
export function useListNeighbours(area: CardArea, id: string): ListNeighbours {
  const client = useQueryClient()
  const [place] = useState(() => placeIn(area.type))
  const { search = {}, wanted = {} } = place ?? {}
  const at = useKnownIndex(area, wanted, id, place?.index)
  const around = at === undefined ? [] : [...new Set([Math.max(0, at - 1), at, at + 1].map(pageOf))]
  useQueries({ queries: around.map(page => pageQuery(area, wanted, page)) })
  const rowAt = (index: number) =>
    client.getQueryData<ListPage>(pageQuery(area, wanted, pageOf(index)).queryKey)?.result[index % pageSize]
  const isHere = at !== undefined && rowAt(at)?.id === id
  const head = isHere
    ? client.getQueryData<ListPage>(pageQuery(area, wanted, pageOf(at)).queryKey)
    : undefined

  useEffect(() => {
    // Leafed on to another card: the way back leads to its row.
    if (isHere && place && place.id !== id)
      rememberPlace(area.type, { ...place, index: at, id, scrolled: -1 })
  }, [area, isHere, at, id, place])

  if (!isHere) return { search, totalIsAtLeast: false }
  return {
    search,
    previousId: at > 0 ? rowAt(at - 1)?.id : undefined,
    nextId: rowAt(at + 1)?.id,
    position: at + 1,
    total: head?.totalSize,
    totalIsAtLeast: head?.totalIsAtLeast ?? false,
  }
}

/** Returns the index of the record: as remembered, or as found on a loaded page. */
function useKnownIndex(area: CardArea, wanted: ListSearch, id: string, remembered: number | undefined) {
  const client = useQueryClient()
  const near =
    remembered === undefined ? [] : [pageOf(remembered) - 1, pageOf(remembered), pageOf(remembered) + 1]
  for (const page of near.filter(number => number >= 0)) {
    const rows = client.getQueryData<ListPage>(pageQuery(area, wanted, page).queryKey)?.result
    const found = rows?.findIndex(row => row.id === id) ?? -1
    if (found >= 0) return page * pageSize + found
  }
  return remembered
}
