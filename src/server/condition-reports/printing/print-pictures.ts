import { buffer } from 'node:stream/consumers'
import type { Signature } from '#model/api/condition-report-shapes.ts'
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

/** A signature as it was drawn, in a field of 1000 by 400. */
export function pictureOfSignature({ strokes }: Pick<Signature, 'strokes'>): Promise<Printed> {
  const lines = strokes.map(points => `<polyline points="${points.join(' ')}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><g fill="none" stroke="#1d1c1b" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`
  return makePrinted({ content: Buffer.from(svg) })
}
