import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { CardEndpoints } from '#model/api/cards/card-endpoints.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { MapBox } from '../../ui/map/MapPoint.ts'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, wantedOf } from '../data/list-search.ts'
import { pointsQuery } from '../data/page-query.ts'

type Points = OutputOf<CardEndpoints['points']>

export interface MapPoints {
  readonly data: Points | undefined
  /** Number of records in the whole list, independent of the map's position. */
  readonly total: number | undefined
  /** Identifies the list without its drawn area: the map stays in place while drawing. */
  readonly fitKey: string
  readonly failed: boolean
  readonly retry: () => void
  /** Reports the extent that the map shows. */
  readonly look: (box: MapBox) => void
}

const world: MapBox = [-180, -90, 180, 90]

/** A little more than the visible part, rounded so that it does not change with each pixel. */
function around([west, south, east, north]: MapBox): MapBox {
  const [width, height] = [(east - west) * 0.2, (north - south) * 0.2]
  const digits = Math.max(0, Math.ceil(-Math.log10(Math.max(width, 1e-6))) + 1)
  const within = (value: number, most: number) =>
    Number(Math.max(-most, Math.min(most, value)).toFixed(digits))
  return [
    within(west - width, 180),
    within(south - height, 90),
    within(east + width, 180),
    within(north + height, 90),
  ]
}

type PointsKey = readonly [string, { readonly query?: object }]

const isSameList = (one: PointsKey | undefined, other: PointsKey): boolean =>
  one !== undefined && hashKey([listOf(one)]) === hashKey([listOf(other)])

/** Returns the query without the map's position. */
const listOf = ([name, input]: PointsKey) => [name, { ...input.query, box: undefined }]

/** Returns the places of a list for the map: all of them, or those in view, clustered, when there are more than a map can show. */
export function useMapPoints(area: CardArea, wanted: ListSearch): MapPoints {
  const [view, setView] = useState<MapBox>(world)
  const key = JSON.stringify({ ...wantedOf(wanted), area: undefined })
  const [fitKey, setFitKey] = useState(key)
  const whole = useQuery({ ...pointsQuery(area, wanted, world), placeholderData: keepPreviousData })
  if (fitKey !== key && whole.data && !whole.isPlaceholderData) setFitKey(key)
  const isMany = whole.data !== undefined && whole.data.groups.length > 0
  const nearby = pointsQuery(area, wanted, view)
  const near = useQuery({
    ...nearby,
    enabled: isMany,
    // For another part of the same list; another list is first shown in full.
    placeholderData: (before, query) => (isSameList(query?.queryKey, nearby.queryKey) ? before : undefined),
  })
  return {
    data: (isMany && !whole.isPlaceholderData && near.data) || whole.data,
    total: whole.data?.totalSize,
    fitKey,
    failed: whole.isError && !whole.data,
    retry: () => void whole.refetch(),
    look: useCallback((box: MapBox) => setView(around(box)), []),
  }
}
