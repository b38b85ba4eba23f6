import { type Box, boxAround } from '#model/kinds/box-around.ts'
import type { Extent } from '#model/kinds/values.ts'
import { inDegrees } from './in-degrees.ts'

/** The box on the globe that holds a box of any of our reference systems; undefined when it lies outside its system. */
export const boxInDegrees = (extent: Extent | undefined): Box | undefined =>
  extent && boxAround(extent, (x, y) => inDegrees({ x, y, system: extent.system }))
