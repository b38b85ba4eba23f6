import type { Sharp } from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'

export const thumbnailType = 'image/webp'

/** A picture whose longest side is `size` at the most, upright, in sRGB, without the metadata of the original. */
export const makeThumbnail = (picture: Sharp, size: ThumbnailSize): Promise<Buffer> =>
  picture
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: size <= 480 ? 78 : 84, smartSubsample: true, effort: 3 })
    .toBuffer()
