import { svg } from './svg.ts'

export type Point = readonly [number, number]

/** A straight-edged line through the points. */
export const line = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], index) => svg`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (closed ? 'Z' : '')

/** A line that bends gently through the points (Catmull-Rom, written as cubic curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const first = points[0]
  if (!first) return ''
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first
  let path = svg`M${first[0]} ${first[1]}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path += svg`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${
      to[0] - (after[0] - from[0]) / 6
    } ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  }
  return closed ? `${path}Z` : path
}

/** Points around a centre, `radius` away from it as the angle says. */
export const around = (
  [x, y]: Point,
  count: number,
  radius: (angle: number, index: number) => number,
): Point[] =>
  Array.from({ length: count }, (_none, index): Point => {
    const angle = (index / count) * Math.PI * 2
    const away = radius(angle, index)
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })

/** The same points moved, scaled and, with a negative scale, mirrored. */
export const placed = (
  points: readonly Point[],
  [x, y]: Point,
  scaleX: number,
  scaleY = Math.abs(scaleX),
): Point[] => points.map(([px, py]): Point => [x + px * scaleX, y + py * scaleY])
