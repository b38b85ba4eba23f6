import { buffer } from 'node:stream/consumers'
import { makePrinted, type Printed } from '#server/files/index.ts'
import { type DrawnRegion, drawRegions } from './draw-regions.ts'

const longest = 1200

/** A picture with the regions on it, its longest side of so many pixels that it prints well: small ones are blown up, so that lines stay fine. */
export async function pictureWithRegions(
  content: NodeJS.ReadableStream,
  regions: readonly DrawnRegion[],
  original: { readonly width: number; readonly height: number },
): Promise<Printed> {
  const plain = await makePrinted({ content: await buffer(content), longest, enlarge: true, quality: 95 })
  return makePrinted({ content: plain.jpeg, over: drawRegions(regions, original, plain) })
}
