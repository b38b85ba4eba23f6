import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Signature } from '#model/api/condition-report-shapes.ts'
import { type DrawnRegion, drawRegions } from './draw-regions.ts'

/** A picture as JPEG, with its size in pixels. */
export interface PrintedPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

const longest = 1200

const asJpeg = async (image: ReturnType<typeof sharp>): Promise<PrintedPicture> => {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: new Uint8Array(data), width: info.width, height: info.height }
}

/** A picture with the regions on it, its longest side of so many pixels that it prints well: small ones are blown up, so that lines stay fine. */
export async function pictureWithRegions(
  content: NodeJS.ReadableStream,
  regions: readonly DrawnRegion[],
  original: { readonly width: number; readonly height: number },
): Promise<PrintedPicture> {
  const { data, info } = await sharp(await buffer(content))
    .resize(longest, longest, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const drawn = Buffer.from(drawRegions(regions, original, info))
  return asJpeg(sharp(data).composite([{ input: drawn }]))
}

/** A signature as it was drawn, in a field of 1000 by 400. */
export function pictureOfSignature({ strokes }: Pick<Signature, 'strokes'>): Promise<PrintedPicture> {
  const lines = strokes.map(points => `<polyline points="${points.join(' ')}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><g fill="none" stroke="#1d1c1b" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`
  return asJpeg(sharp(Buffer.from(svg)))
}
