import type { SharpOptions } from 'sharp'

/** What a picture may have. The scans of the largest cameras fit; a few bytes that unpack to a billion pixels do not. */
export const pictureLimits = { megabytes: 100, megapixels: 200 } as const

/**
 * How pictures are opened: turned upright, first page only, bounded, and refused when damaged. Whatever their colours, what is made
 * of them is sRGB.
 */
export const openingOptions: SharpOptions = {
  failOn: 'error',
  limitInputPixels: pictureLimits.megapixels * 1_000_000,
  sequentialRead: true,
  autoOrient: true,
}
