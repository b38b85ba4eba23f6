import type { ReactNode } from 'react'
import type { Area, Drawn } from '#model/searches/area/area.ts'

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

/** Places that were gathered by whoever knows them: their middle, and the box that holds them. */
export interface MapGroup extends MapSpot {
  readonly count: number
  readonly box: MapBox
}

export const mapTools = ['box', 'polygon', 'circle'] as const
export type MapTool = (typeof mapTools)[number]

/** Drawing a part of the earth, and changing what was drawn. */
export interface MapDrawing {
  /** What one draws now; without, the map is moved. */
  readonly tool?: MapTool | undefined
  /** What was drawn, as it lies on the globe. */
  readonly area?: Area | undefined
  /** The same as it can be changed, in degrees; undefined for what can only be looked at. */
  readonly drawn?: Drawn | undefined
  readonly onDrawn: (drawn: Drawn) => void
  /** Without having drawn. */
  readonly onLeave: () => void
  readonly texts: {
    readonly corner: (number: number) => string
    readonly middle: string
    readonly edge: string
    /** How far a circle reaches. */
    readonly radius: (metres: number) => string
  }
}

export interface WorldMapProps {
  readonly label: string
  readonly points: readonly MapPoint[]
  readonly groups?: readonly MapGroup[] | undefined
  /** What opens over a place. */
  readonly popup?: (point: MapPoint) => ReactNode
  /** What opens over places that lie so near each other that no map parts them. */
  readonly popupOfMany?: (group: MapGroup) => ReactNode
  /** The map goes to its places when this changes; without, whenever they change. */
  readonly fitKey?: string | undefined
  readonly drawing?: MapDrawing | undefined
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
