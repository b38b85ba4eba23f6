import { boundsOf, type Figure, type Point } from './figure.ts'

/** A place by which a figure is taken and changed. */
export interface Handle {
  readonly at: Point
  readonly move: (to: Point) => Figure
}

const boxBetween = ([x1, y1]: Point, [x2, y2]: Point): Figure => ({
  is: 'box',
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
})

const ellipseBetween = ([x1, y1]: Point, [x2, y2]: Point): Figure => ({
  is: 'ellipse',
  x: (x1 + x2) / 2,
  y: (y1 + y2) / 2,
  rx: Math.abs(x2 - x1) / 2,
  ry: Math.abs(y2 - y1) / 2,
})

/** The figures that are drawn from one corner to the other. */
export const between = { box: boxBetween, ellipse: ellipseBetween }

/** Corners of a box or around an ellipse, each with the one across; those of a polygon or a line, and a point itself. Outlines with curves have none. */
export function handlesOf(figure: Figure): readonly Handle[] {
  if (figure.is === 'path') return []
  if (figure.is === 'point') return [{ at: [figure.x, figure.y], move: ([x, y]) => ({ is: 'point', x, y }) }]
  if (figure.is === 'polygon' || figure.is === 'line')
    return figure.points.map((at, place) => ({
      at,
      move: to => ({ ...figure, points: figure.points.with(place, to) }),
    }))
  const { x, y, width, height } = boundsOf(figure)
  const corner = (right: boolean, low: boolean): Point => [right ? x + width : x, low ? y + height : y]
  return [
    [false, false],
    [true, false],
    [true, true],
    [false, true],
  ].map(([right = false, low = false]) => ({
    at: corner(right, low),
    move: to => between[figure.is](corner(!right, !low), to),
  }))
}

const within = (way: number, from: number, length: number, room: number): number =>
  Math.min(Math.max(way, -from), Math.max(room - length - from, -from))

/** The same figure somewhere else on its picture, and never beside it. */
export function moved(
  figure: Figure,
  [right, down]: Point,
  picture: { readonly width: number; readonly height: number },
): Figure {
  const { x, y, width, height } = boundsOf(figure)
  const dx = within(right, x, width, picture.width)
  const dy = within(down, y, height, picture.height)
  if (figure.is === 'path') return figure
  if (figure.is === 'polygon' || figure.is === 'line')
    return { ...figure, points: figure.points.map(([x, y]) => [x + dx, y + dy]) }
  return { ...figure, x: figure.x + dx, y: figure.y + dy }
}

/** Returns the distance of a point from the line between two others, or from the first if they coincide. */
function offLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

/** Simplifies a freehand line (Ramer–Douglas–Peucker): no omitted point is farther than `most` from the result. */
export function thinned(line: readonly Point[], most: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const off = line.map(point => offLine(point, first, last))
  const farthest = off.indexOf(Math.max(...off))
  if ((off[farthest] ?? 0) <= most) return [first, last]
  return [...thinned(line.slice(0, farthest + 1), most), ...thinned(line.slice(farthest), most).slice(1)]
}

/** The same figure in another box; outlines with curves stay as they are. */
export function fitted(figure: Figure, box: { x: number; y: number; width: number; height: number }): Figure {
  if (figure.is === 'path') return figure
  const to: Point = [box.x + box.width, box.y + box.height]
  if (figure.is === 'point') return { is: 'point', x: box.x, y: box.y }
  if (figure.is === 'box' || figure.is === 'ellipse') return between[figure.is]([box.x, box.y], to)
  const { x, y, width, height } = boundsOf(figure)
  const along = (value: number, from: number, length: number, start: number, room: number) =>
    start + (length === 0 ? room / 2 : ((value - from) / length) * room)
  return {
    ...figure,
    points: figure.points.map(([px, py]) => [
      along(px, x, width, box.x, box.width),
      along(py, y, height, box.y, box.height),
    ]),
  }
}

/** Corners without which a figure is none. */
const corners = { polygon: 3, line: 2 } as const

/** Part of its extent that the ends of a stroke may be apart: with a wider gap it was no outline. */
const widestGap = 0.25

/** Returns the figure of a stroke by hand: an outline where its ends meet, else a line. */
export function strokeOf(points: readonly Point[]): Figure {
  const { width, height } = boundsOf({ is: 'line', points })
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [points[0], points.at(-1)]
  const open = Math.hypot(x2 - x1, y2 - y1) > Math.max(width, height) * widestGap
  return { is: open || points.length < corners.polygon ? 'line' : 'polygon', points }
}

/** Returns the distance of a point from a piece of a line. */
function fromPiece(at: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((at[0] - x1) * dx + (at[1] - y1) * dy) / length))
  return Math.hypot(at[0] - x1 - along * dx, at[1] - y1 - along * dy)
}

/** Returns true within `room` of a line or a point, which have no inside to press on. */
export function isBeside(figure: Figure, at: Point, room: number): boolean {
  if (figure.is === 'point') return Math.hypot(at[0] - figure.x, at[1] - figure.y) <= room
  if (figure.is !== 'line') return false
  return figure.points.some((end, place) => fromPiece(at, figure.points[place - 1] ?? end, end) <= room)
}

/** Returns true for figures large enough to be intentional, in pixels of the original. */
export function isMeant(figure: Figure, least: number): boolean {
  const { width, height } = boundsOf(figure)
  if (figure.is === 'point') return true
  if (figure.is === 'polygon' || figure.is === 'line')
    return figure.points.length >= corners[figure.is] && Math.max(width, height) >= least
  return width >= least && height >= least
}
