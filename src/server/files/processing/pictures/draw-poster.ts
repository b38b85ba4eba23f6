import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { openingOptions } from './picture-limits.ts'

/** A picture that may represent a content: encoded, or plain pixels of four bytes where its size is given. */
export interface PosterInput {
  readonly bytes: Uint8Array
  readonly width?: number
  readonly height?: number
  /** Made by the product itself: of others nothing is read that could name files or run scripts. */
  readonly drawn?: boolean
  readonly thumbnailSize: ThumbnailSize
}

export interface DrawnPoster {
  readonly made: Uint8Array
  readonly thumbnail: Uint8Array
  /** Changes with the picture. */
  readonly name: string
}

/** Longest side of a picture that represents something else, in pixels. */
const posterSide = 2400

const read: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'raw'])

const opened = ({ bytes, width, height }: PosterInput): Sharp =>
  width && height
    ? sharp(bytes, { ...openingOptions, raw: { width, height, channels: 4 } })
    : sharp(bytes, openingOptions)

/** Decodes a picture and writes it again: nothing of its own bytes stays. @throws when it is none. */
export async function drawPoster(input: PosterInput): Promise<DrawnPoster> {
  const { format } = await opened(input).metadata()
  if (!input.drawn && !read.has(format)) throw new Error('no picture')
  const picture = opened(input).resize(posterSide, posterSide, { fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await picture.clone().stats()
  const made = await (isOpaque
    ? picture.flatten().jpeg({ quality: 88, mozjpeg: true })
    : picture.png({ compressionLevel: 9 })
  ).toBuffer()
  return {
    made,
    thumbnail: await makeThumbnail(sharp(made), input.thumbnailSize),
    name: createHash('sha256').update(made).digest('hex').slice(0, 16),
  }
}
