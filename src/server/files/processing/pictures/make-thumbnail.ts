import type { Sharp } from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'
import { levelFor } from './levels.ts'
import { openPicture } from './open-picture.ts'

/** A picture whose longest side is `size` at most, upright, in sRGB, without the metadata of the original. */
export const makeThumbnail = (picture: Sharp, size: ThumbnailSize): Promise<Buffer> =>
  picture
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: size <= 480 ? 78 : 84, smartSubsample: true, effort: 3 })
    .toBuffer()

export interface ThumbnailInput {
  readonly path: string
  readonly isPyramid: boolean
  readonly size: ThumbnailSize
}

/** A thumbnail of a picture at a path: of a pyramid, from the smallest level that has enough pixels. */
export async function thumbnailOf({ path, isPyramid, size }: ThumbnailInput): Promise<Uint8Array> {
  const { width, height, pages = 1, orientation = 1 } = await openPicture(path).metadata()
  const picture = isPyramid
    ? openPicture(path, { page: levelFor({ pages }, Math.max(width, height) / size) })
    : openPicture(path, { inOrder: orientation === 1 })
  return makeThumbnail(picture, size)
}
