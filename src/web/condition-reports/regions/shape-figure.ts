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

/** Corners of a box or around an ellipse, each with the one across; those of a polygon. Outlines with curves have none. */
export function handlesOf(figure: Figure): readonly Handle[] {
  if (figure.is === 'path') return []
  if (figure.is === 'polygon')
    return figure.points.map((at, place) => ({
      at,
      move: to => ({ is: 'polygon', points: figure.points.with(place, to) }),
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
  if (figure.is === 'polygon') return { ...figure, points: figure.points.map(([x, y]) => [x + dx, y + dy]) }
  return { ...figure, x: figure.x + dx, y: figure.y + dy }
}

/** Points of a line drawn by hand, those left out that are nearer to the last than `apart`. */
export const thinned = (line: readonly Point[], apart: number): Point[] =>
  line.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= apart) kept.push(point)
    return kept
  }, [])

/** Whether a figure is large enough to have been meant, in pixels of the original. */
export function isMeant(figure: Figure, least: number): boolean {
  const { width, height } = boundsOf(figure)
  return figure.is === 'polygon'
    ? figure.points.length >= 3 && Math.max(width, height) >= least
    : width >= least && height >= least
}
