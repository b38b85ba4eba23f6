import { useMemo } from 'react'
import { middleOf } from '#model/kinds/box-around.ts'
import type { Coordinates, Extent } from '#model/kinds/values.ts'
import type { MapPoint } from '../../ui/map/MapPoint.ts'
import { WorldMap } from '../../ui/map/WorldMap.tsx'
import { boxOf, spotOf } from './degrees.ts'
import { useMapTexts } from './use-map-texts.ts'

export interface PlacesMapProps {
  readonly label: string
  readonly places: readonly (Coordinates | Extent)[]
}

function pointOf(place: Coordinates | Extent, id: string, name: string): MapPoint | undefined {
  if ('x' in place) {
    const spot = spotOf(place)
    return spot && { id, name, ...spot }
  }
  const box = boxOf(place)
  if (!box) return undefined
  const [west, south, east, north] = box
  return { id, name, ...middleOf({ west, south, east, north }), box }
}

/** The points and boxes of one card on a map. */
export function PlacesMap({ label, places }: PlacesMapProps) {
  const texts = useMapTexts()
  const points = useMemo(
    () => places.flatMap((place, at) => pointOf(place, String(at), label) ?? []),
    [places, label],
  )
  return <WorldMap label={label} points={points} texts={texts} />
}
