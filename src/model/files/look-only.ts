import type { Size } from './iiif/image-request.ts'

/** Longest side, in pixels, of pictures for those who may look at files and not download them. */
export const lookOnlySide = 1200

/** A size for those who may only look: the same shape, no larger than they are shown. */
export function lookOnlySize({ width, height }: Size): Size {
  const scale = Math.min(1, lookOnlySide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
