import type { Position, Ring } from './area.ts'
import { AreaProblem } from './area-problem.ts'

/** A ring of corners; the first one need not be repeated at the end. Equal corners in a row count as one. */
export function ringOf(corners: readonly Position[]): Ring {
  const apart = corners.filter(([x, y], at) => {
    const before = corners[at - 1]
    return before === undefined || x !== before[0] || y !== before[1]
  })
  const [first] = apart
  const last = apart.at(-1)
  if (!first || !last) throw new AreaProblem('area')
  const closed = first[0] === last[0] && first[1] === last[1] ? apart : [...apart, first]
  if (closed.length < 4) throw new AreaProblem('areaRing')
  return closed
}
