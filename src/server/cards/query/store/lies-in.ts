import { type RawBuilder, sql } from 'kysely'
import { type Area, edgesOf, isBox, type Polygon, type Ring } from '#model/searches/area/area.ts'

const none = sql<boolean>`false`

const polygonText = (ring: Ring): string =>
  `(${ring
    .slice(0, -1)
    .map(([x, y]) => `(${x},${y})`)
    .join(',')})`

const inside = (ring: Ring) => sql`${polygonText(ring)}::polygon @> point(i.longitude, i.latitude)`

/** Degrees, far less than a millimetre: projecting leaves the last digit of a number open. */
const hair = 1e-9

/** The box comes first: its plain comparisons use an index under row-level security, and for a box they are all there is to ask. */
function inPolygon(polygon: Polygon): RawBuilder<boolean> {
  const [outline, ...holes] = polygon
  if (!outline) return none
  const [west, south, east, north] = edgesOf([outline])
  const inBox = sql`i.longitude between ${west - hair}::float8 and ${east + hair}::float8
    and i.latitude between ${south - hair}::float8 and ${north + hair}::float8`
  if (isBox(polygon)) return sql`(${inBox})`
  const exactly = [inside(outline), ...holes.map(hole => sql`not (${inside(hole)})`)]
  return sql`(${inBox} and ${sql.join(exactly, sql` and `)})`
}

/** Returns a condition for rows `i` within an area: by their mark on the map, which is the centre of a box. The outline belongs to the area. */
export const liesIn = ({ polygons }: Area): RawBuilder<boolean> =>
  polygons.length === 0 ? none : sql`(${sql.join(polygons.map(inPolygon), sql` or `)})`
