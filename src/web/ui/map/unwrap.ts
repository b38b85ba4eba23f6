import type { Position } from 'geojson'

/**
 * A line on the globe as a line on a flat map: where it crosses the 180th meridian it goes on beyond it, in place of back across
 * the whole world. Answers with the line, and with its copy at the other edge of the map where it is seen there too.
 */
export function unwrap(line: readonly Position[]): Position[][] {
  let turn = 0
  let before = line[0]?.[0] ?? 0
  let crossed = 0
  const whole = line.map(([longitude = 0, latitude = 0]): Position => {
    if (longitude - before > 180) turn -= 360
    else if (before - longitude > 180) turn += 360
    before = longitude
    if (turn !== 0) crossed = turn
    return [longitude + turn, latitude]
  })
  if (crossed === 0) return [whole]
  return [whole, whole.map(([longitude = 0, latitude = 0]): Position => [longitude - crossed, latitude])]
}
