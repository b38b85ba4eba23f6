import type { ReactNode } from 'react'

/** A place on a `WorldMap`. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Of what is more than a spot: its edges, drawn where there is room. */
  readonly box?: MapBox | undefined
}

/** A spot on a map, in degrees. */
export type MapSpot = Pick<MapPoint, 'longitude' | 'latitude'>

/** What a map shows, and a box on it: west, south, east, north in degrees. One whose west lies east of its east reaches over the date line. */
export type MapBox = readonly [number, number, number, number]

export interface WorldMapProps {
  readonly label: string
  readonly points: readonly MapPoint[]
  /** What opens over a place. */
  readonly popup?: (point: MapPoint) => ReactNode
  /** After the map was moved. */
  readonly onMove?: (box: MapBox) => void
  /** Given while one may draw a box: by dragging, in place of moving the map. */
  readonly onBox?: ((box: MapBox) => void) | undefined
  readonly box?: MapBox | undefined
  /** Given while one may say where something is: by a press on the map, or by dragging its mark. */
  readonly onSpot?: ((spot: MapSpot) => void) | undefined
  readonly spot?: MapSpot | undefined
  /** A background of tiles, where the installation has one; the land otherwise. */
  readonly tiles?: { readonly address: string; readonly attribution: string } | undefined
  readonly texts: {
    readonly zoomIn: string
    readonly zoomOut: string
    readonly close: string
    /** Names the mark of several places. */
    readonly cluster: (count: number) => string
  }
}
