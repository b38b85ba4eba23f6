import type { Size } from './iiif/image-request.ts'

/** Longest side, in pixels, of pictures for people who may view files but not download them. */
export const lookOnlySide = 1200

/** Returns the size for people who may only view: the same shape, limited to the display size. */
export function lookOnlySize({ width, height }: Size): Size {
  const scale = Math.min(1, lookOnlySide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
