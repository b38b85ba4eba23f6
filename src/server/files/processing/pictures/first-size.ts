import type { ThumbnailSize } from '#model/api/files.ts'

/** The thumbnail that is made at once, because lists and galleries ask for it; making it proves the whole picture. */
export const firstSize = 480 satisfies ThumbnailSize
