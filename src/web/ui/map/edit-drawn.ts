import { LatLng, type Map as LeafletMap, Polygon } from 'leaflet'
import { boxRing, type Drawn, edgesOf, isBox, type Position, type Ring } from '#model/searches/area/area.ts'
import { circleOnMap, radiusOf } from './draw-circle.ts'
import type { MapDrawing } from './MapPoint.ts'
import { type MapHandle, mapHandle } from './map-handle.ts'
import { onFlatMap } from './on-flat-map.ts'

type Editing = Pick<MapDrawing, 'onDrawn' | 'texts'> & { readonly className: string }

const spotOf = ([x, y]: Position): LatLng => new LatLng(y, x)
const positionOf = ({ lng, lat }: LatLng): Position => [lng, lat]
const closed = (corners: readonly Position[]): Ring => [...corners, ...corners.slice(0, 1)]

/** A circle is moved by its middle, and made wider or narrower by its edge. */
function editCircle(
  map: LeafletMap,
  { centre, radius }: Extract<Drawn, { is: 'circle' }>,
  { className, onDrawn, texts }: Editing,
): () => void {
  let middle = spotOf(centre)
  let reach = radius
  const ghost = new Polygon(circleOnMap(middle, reach), { className, interactive: false }).addTo(map)
  ghost.bindTooltip(texts.radius(reach), { permanent: true, direction: 'center', offset: [0, -22] })
  const eastmost = () => circleOnMap(middle, reach)[32] ?? middle
  const show = () => {
    ghost.setLatLngs(circleOnMap(middle, reach)).setTooltipContent(texts.radius(reach)).openTooltip(middle)
  }
  show()
  const done = () => onDrawn({ is: 'circle', system: 4326, centre: positionOf(middle), radius: reach })
  const edgeAt = () => new LatLng(...(eastmost() as [number, number]))
  const goTo = (to: LatLng) => {
    middle = to
    show()
    edge.move(edgeAt())
  }
  const reachTo = (to: LatLng) => {
    reach = Math.max(1, radiusOf(middle, to))
    show()
  }
  const handles = [
    mapHandle(map, middle, texts.middle, {
      onMove: goTo,
      onMoved: to => {
        goTo(to)
        done()
      },
    }),
  ]
  const edge = mapHandle(map, edgeAt(), texts.edge, {
    onMove: reachTo,
    onMoved: to => {
      reachTo(to)
      done()
    },
  })
  return () => {
    ghost.remove()
    for (const handle of [...handles, edge]) handle.remove()
  }
}

/** Returns a box with one corner moved; the opposite one stays in place. */
const movedBox = (corners: readonly Position[], at: number, [x, y]: Position): readonly Position[] => {
  const [oppositeX, oppositeY] = corners[(at + 2) % 4] ?? [x, y]
  const ring = boxRing(
    Math.min(x, oppositeX),
    Math.min(y, oppositeY),
    Math.max(x, oppositeX),
    Math.max(y, oppositeY),
  )
  return ring.slice(0, -1)
}

/** The corners of an outline can be moved one by one, and removed while more than three are left. */
function editOutline(map: LeafletMap, outline: Ring, { className, onDrawn, texts }: Editing): () => void {
  const asBox = isBox([outline])
  const [west, south, east, north] = edgesOf([outline])
  const corners = (asBox ? boxRing(west, south, east, north) : outline).slice(0, -1)
  const ghost = new Polygon([], { className, interactive: false }).addTo(map)
  const put = (next: readonly Position[]) =>
    onDrawn({ is: 'polygons', system: 4326, polygons: [[closed(next)]] })
  const moved = (at: number, to: LatLng) =>
    asBox
      ? movedBox(corners, at, positionOf(to))
      : corners.map((corner, other) => (other === at ? positionOf(to) : corner))
  const handles: readonly MapHandle[] = corners.map((corner, at) =>
    mapHandle(map, spotOf(corner), texts.corner(at + 1), {
      onMove: to => ghost.setLatLngs(onFlatMap(closed(moved(at, to)))),
      onMoved: to => put(moved(at, to)),
      onDelete:
        asBox || corners.length <= 3 ? undefined : () => put(corners.filter((_, other) => other !== at)),
    }),
  )
  return () => {
    ghost.remove()
    for (const handle of handles) handle.remove()
  }
}

/** Most corners that get a handle each. */
const mostHandles = 60

/** Makes a drawn area editable; areas with holes, several parts or very many corners are only shown. */
export function editDrawn(map: LeafletMap, drawn: Drawn, editing: Editing): () => void {
  if (drawn.is === 'circle') return editCircle(map, drawn, editing)
  const [rings] = drawn.polygons
  const [outline] = rings ?? []
  const isPlain = drawn.polygons.length === 1 && rings?.length === 1
  if (!outline || !isPlain || outline.length > mostHandles) return () => undefined
  return editOutline(map, outline, editing)
}
