import type { Drawn, Position } from './area.ts'

/** As fine as a map can be pressed: a tenth of a metre. */
const written = (value: number): string => String(Number(value.toFixed(6)))

const corner = ([x, y]: Position): string => `${written(x)} ${written(y)}`

/** Writes an area as text, in the format of `readDrawn`. */
export function writeDrawn(drawn: Drawn): string {
  const prefix = drawn.system === 4326 ? '' : `SRID=${drawn.system};`
  if (drawn.is === 'circle')
    return `${prefix}BUFFER(POINT(${corner(drawn.centre)}),${Math.round(drawn.radius)})`
  const polygons = drawn.polygons.map(
    polygon => `(${polygon.map(ring => `(${ring.map(corner).join(',')})`).join(',')})`,
  )
  return `${prefix}${polygons.length === 1 ? `POLYGON${polygons[0]}` : `MULTIPOLYGON(${polygons.join(',')})`}`
}
