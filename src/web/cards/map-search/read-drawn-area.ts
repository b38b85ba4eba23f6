import type { Area, Drawn } from '#model/searches/area/area.ts'
import { areaOf } from '#model/searches/area/area-of.ts'
import { areaSize } from '#model/searches/area/area-size.ts'
import { readDrawn } from '#model/searches/area/read-drawn.ts'
import { spotOf } from '../../fields/earth/degrees.ts'

// Loaded with the first area, by `import()` alone: projecting needs a library of its own.

export interface DrawnArea {
  readonly area: Area
  /** The shape, editable on the map; undefined for other reference systems. */
  readonly drawn: Drawn | undefined
  /** Square metres. */
  readonly size: number
}

/** @throws {AreaProblem} where the text is no area. */
export function readDrawnArea(text: string): DrawnArea {
  const drawn = readDrawn(text)
  const area = areaOf(drawn, spotOf)
  return { area, drawn: drawn.system === 4326 ? drawn : undefined, size: areaSize(area) }
}
