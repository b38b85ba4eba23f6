import type { Size } from './iiif/image-request.ts'

/** The most that is shown of a picture: a longest side, a number of pixels, or both. */
export interface PictureLimit {
  /** Pixels of the longest side. */
  readonly side?: number | undefined
  /** Width times height. */
  readonly pixels?: number | undefined
}

/** Returns the size in which a picture is shown under a limit: the same shape, never larger than the limit or the picture. */
export function limitedSize({ width, height }: Size, { side, pixels }: PictureLimit): Size {
  const scale = Math.min(
    1,
    side === undefined ? 1 : side / Math.max(width, height),
    pixels === undefined ? 1 : Math.sqrt(pixels / (width * height)),
  )
  if (scale === 1) return { width, height }
  // Cut off where pixels are counted: rounding up both sides would show more of them than is allowed.
  const round = pixels === undefined ? Math.round : Math.floor
  return { width: Math.max(1, round(width * scale)), height: Math.max(1, round(height * scale)) }
}
