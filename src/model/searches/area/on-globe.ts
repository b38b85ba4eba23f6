import type { Place } from '../../kinds/box-around.ts'
import { edgesOf, type Position, type Ring } from './area.ts'

/** Mean radius of the earth in metres. */
const earth = 6_371_008.8
const radians = Math.PI / 180

/** Metres between two points, the shortest way. */
export function metresBetween([x1, y1]: Position, [x2, y2]: Position): number {
  const [north, east] = [Math.sin(((y2 - y1) * radians) / 2), Math.sin(((x2 - x1) * radians) / 2)]
  const half = north ** 2 + Math.cos(y1 * radians) * Math.cos(y2 * radians) * east ** 2
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Returns the point reached from another at a distance and bearing, clockwise from north. */
function goneFrom([x, y]: Position, metres: number, direction: number): Position {
  const [way, start, turn] = [metres / earth, y * radians, direction * radians]
  const sine = Math.sin(start) * Math.cos(way) + Math.cos(start) * Math.sin(way) * Math.cos(turn)
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(way) * Math.cos(start),
    Math.cos(way) - Math.sin(start) * sine,
  )
  return [x + east / radians, Math.asin(Math.max(-1, Math.min(1, sine))) / radians]
}

/** A ring that follows its steps from one side of the date line to the other, and goes by the pole where it lies around one. */
export function unwound(ring: Ring): Ring {
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  const line = ring.map(([x, y]): Position => {
    if (x - before > 180) turn -= 360
    else if (before - x > 180) turn += 360
    before = x
    return [x + turn, y]
  })
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return line
  const [, south, , north] = edgesOf([line])
  const pole = north + south > 0 ? 90 : -90
  return [...line, [last[0], pole], [first[0], pole], first]
}

const corners = 128

/** A circle by its distance over the ground, in degrees. */
export function circleRing({ longitude, latitude }: Place, radius: number): Ring {
  const centre: Position = [longitude, latitude]
  const around = Array.from({ length: corners }, (_, at) => goneFrom(centre, radius, (at * 360) / corners))
  return unwound([...around, ...around.slice(0, 1)])
}

/** Square metres of a ring whose lines are straight in degrees. */
export function ringSize(ring: Ring): number {
  let sum = 0
  for (const [at, [x1, y1]] of ring.entries()) {
    const next = ring[at + 1]
    if (!next) break
    const [x2, y2] = next
    // The mean of the sine along the line, not of its ends: lines may be long.
    const [from, to] = [y1 * radians, y2 * radians]
    const mean = Math.abs(to - from) < 1e-9 ? Math.sin(from) : (Math.cos(from) - Math.cos(to)) / (to - from)
    sum += (x2 - x1) * radians * mean
  }
  return Math.abs(sum) * earth ** 2
}
