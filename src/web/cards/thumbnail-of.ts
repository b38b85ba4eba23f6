import type { ThumbnailSize } from '#model/api/files.ts'

/** The thumbnail of a row in another of the sizes it is kept in. */
export const thumbnailOf = (url: string | null, size: ThumbnailSize): string | undefined =>
  url?.replace(/([?&]size=)\d+/, `$1${size}`)
