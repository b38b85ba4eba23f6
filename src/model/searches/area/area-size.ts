import { type Area, edgesOf, type Polygon } from './area.ts'
import { ringSize } from './on-globe.ts'

const sizeOf = ([outline = [], ...holes]: Polygon): number =>
  holes.reduce((left, hole) => left - ringSize(hole), ringSize(outline))

/** Square metres of an area. Parts that occur twice because they cross the date line count once. */
export const areaSize = ({ polygons }: Area): number =>
  polygons.filter(polygon => isFirst(polygon, polygons)).reduce((sum, polygon) => sum + sizeOf(polygon), 0)

/** Skips copies shifted by a full turn of the world. */
function isFirst(polygon: Polygon, polygons: readonly Polygon[]): boolean {
  const [west, south, , north] = edgesOf(polygon)
  return !polygons.slice(0, polygons.indexOf(polygon)).some(other => {
    const [otherWest, otherSouth, , otherNorth] = edgesOf(other)
    return Math.abs(Math.abs(otherWest - west) - 360) < 1e-9 && otherSouth === south && otherNorth === north
  })
}
