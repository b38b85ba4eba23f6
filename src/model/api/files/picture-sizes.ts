/** Longest sides, in pixels, in which pictures are handed out: for a screen, for a page, for a poster. A smaller picture is never blown up. */
export const pictureSizes = ['1200', '2400', '4000'] as const

/** Formats pictures are turned into. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'tiff'] as const
export type PictureFormat = (typeof pictureFormats)[number]
