import type { ReactNode } from 'react'
import type { Area, Drawn } from '#model/searches/area/area.ts'

/** A place on a `WorldMap`. */
export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Edges of something larger than a point, drawn where there is room. */
  readonly box?: MapBox | undefined
}

/** A spot on a map, in degrees. */
export type MapSpot = Pick<MapPoint, 'longitude' | 'latitude'>

/** A part of the map: west, south, east, north in degrees. If west is greater than east, it crosses the date line. */
export type MapBox = readonly [number, number, number, number]

/** Clustered places from a source that knows them: their centre, and their bounding box. */
export interface MapGroup extends MapSpot {
  readonly count: number
  readonly box: MapBox
}

export const mapTools = ['box', 'polygon', 'circle'] as const
export type MapTool = (typeof mapTools)[number]

/** Draws an area on the map, and edits it. */
export interface MapDrawing {
  /** The active drawing tool; without one, dragging moves the map. */
  readonly tool?: MapTool | undefined
  /** The drawn area, on the globe. */
  readonly area?: Area | undefined
  /** The editable form, in degrees; undefined for areas that are only shown. */
  readonly drawn?: Drawn | undefined
  readonly onDrawn: (drawn: Drawn) => void
  /** Without having drawn. */
  readonly onLeave: () => void
  readonly texts: {
    readonly corner: (number: number) => string
    readonly middle: string
    readonly edge: string
    /** Text for the radius of a circle. */
    readonly radius: (metres: number) => string
  }
}

export interface WorldMapProps {
  readonly label: string
  readonly points: readonly MapPoint[]
  readonly groups?: readonly MapGroup[] | undefined
  /** Contents of the popup of a place. */
  readonly popup?: (point: MapPoint) => ReactNode
  /** Contents of the popup of places that are too close together to be separated by zooming. */
  readonly popupOfMany?: (group: MapGroup) => ReactNode
  /** The map goes to its places when this changes; without, whenever they change. */
  readonly fitKey?: string | undefined
  readonly drawing?: MapDrawing | undefined
  /** After the map was moved. */
  readonly onMove?: (box: MapBox) => void
  /** Given while one may draw a box: by dragging, in place of moving the map. */
  readonly onBox?: ((box: MapBox) => void) | undefined
  readonly box?: MapBox | undefined
  /** Present while a place can be set: by a press on the map, or by dragging its mark. */
  readonly onSpot?: ((spot: MapSpot) => void) | undefined
  readonly spot?: MapSpot | undefined
  readonly texts: {
    readonly zoomIn: string
    readonly zoomOut: string
    readonly close: string
    /** Tells that the tiles of the installation have not come. */
    readonly withoutTiles: string
    /** Names the mark of several places. */
    readonly cluster: (count: number) => string
  }
}
