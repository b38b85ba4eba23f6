/** Longest sides, in pixels, offered for download: for a screen, a page, a poster. Smaller pictures are never enlarged. */
export const pictureSizes = ['1200', '2400', '4000'] as const

/** Formats that pictures are converted to. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'tiff'] as const
export type PictureFormat = (typeof pictureFormats)[number]
