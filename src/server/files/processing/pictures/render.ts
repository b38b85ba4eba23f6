import type { Sharp } from 'sharp'
import type { PictureFormat } from '#model/api/files/picture-sizes.ts'
import { openPicture } from './open-picture.ts'
import { watermark } from './watermark.ts'

/** Pixels a side may have in WebP. */
const mostWebp = 16_383

export interface Rendering {
  /** Longest side in pixels; null for the whole picture. */
  readonly size: number | null
  readonly format: PictureFormat
  readonly watermark?: string | null
}

const encoded: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: picture => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }),
  png: picture => picture.png(),
  webp: picture => picture.webp({ quality: 88 }),
  tiff: picture => picture.tiff({ compression: 'deflate' }),
}

/**
 * Writes the picture at a path to another one, as it is asked for: upright, in sRGB, and without what the original says of itself.
 * @returns false for what is too large for the format.
 */
export async function render({
  from,
  to,
  size,
  format,
  watermark: text,
}: Rendering & { readonly from: string; readonly to: string }): Promise<boolean> {
  const { autoOrient, orientation = 1 } = await openPicture(from).metadata()
  const longest = Math.max(autoOrient.width, autoOrient.height)
  const scale = size === null ? 1 : Math.min(1, size / longest)
  if (format === 'webp' && longest * scale > mostWebp) return false
  const width = Math.max(1, Math.round(autoOrient.width * scale))
  const height = Math.max(1, Math.round(autoOrient.height * scale))
  const marks = text ? [await watermark(text, width, height)] : []
  const picture = openPicture(from, { inOrder: orientation === 1 })
  await encoded[format](
    picture.resize(width, height, { fit: 'fill' }).composite(marks).toColourspace('srgb'),
  ).toFile(to)
  return true
}
