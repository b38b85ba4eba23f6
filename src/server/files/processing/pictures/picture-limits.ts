import type { SharpOptions } from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'

/** Limits of a picture. The scans of the largest cameras fit; a few bytes that unpack to a billion pixels do not. */
export const pictureLimits = { megabytes: 1024, megapixels: 500 } as const

/** A picture whose longest side is longer gets a pyramid, from which whole screens and deep zoom are cut. */
export const pyramidFrom = 2400

/**
 * Options for opening pictures: turned upright, first page only, bounded, and refused when damaged; line by line, so that the largest takes
 * no more memory than a small one. Whatever their colours, what is made of them is sRGB.
 */
export const openingOptions: SharpOptions = {
  failOn: 'error',
  limitInputPixels: pictureLimits.megapixels * 1_000_000,
  sequentialRead: true,
  autoOrient: true,
}

/** The thumbnail that is made at once, because lists and galleries ask for it; making it proves the whole picture. */
export const firstSize = 480 satisfies ThumbnailSize
