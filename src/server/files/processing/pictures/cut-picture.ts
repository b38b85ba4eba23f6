import sharp, { type Sharp } from 'sharp'
import type { IiifFormat, IiifQuality, ImageRequest } from '#model/files/iiif/image-request.ts'
import { type PictureSource, partOf } from './levels.ts'
import { openPicture } from './open-picture.ts'

const encode: Readonly<Record<IiifFormat, (picture: Sharp) => Sharp>> = {
  jpg: picture => picture.flatten({ background: 'white' }).jpeg({ quality: 85 }),
  png: picture => picture.png({ compressionLevel: 4 }),
  webp: picture => picture.webp({ quality: 82, effort: 1 }),
}

const colour: Readonly<Record<IiifQuality, (picture: Sharp) => Sharp>> = {
  default: picture => picture,
  color: picture => picture,
  gray: picture => picture.greyscale(),
  bitonal: picture => picture.greyscale().threshold(128),
}

export interface CutInput {
  readonly path: string
  readonly source: PictureSource
  readonly request: ImageRequest
}

/** Cuts a part of a picture at `path` out, in the size, position, colours and format asked for. */
export function cutPicture({ path, source, request }: CutInput): Promise<Uint8Array> {
  const { size, rotation, mirrored, quality, format } = request
  const { level: page, left, top, width, height } = partOf(source, request)
  const level = source.levels[page] ?? source
  const isWhole = width === level.width && height === level.height
  const opened = openPicture(path, { page, inOrder: source.inOrder })
  const cut = isWhole ? opened : opened.extract({ left, top, width, height })
  const sized = cut.resize(size.width, size.height, { fit: 'fill' })
  const turned = rotation === 0 ? sized : sized.rotate(rotation)
  return encode[format](colour[quality](mirrored ? turned.flop() : turned)).toBuffer()
}

/** The same, by one thread: tiles have the other cores. */
export function cutByOneThread(input: CutInput): Promise<Uint8Array> {
  sharp.concurrency(1)
  return cutPicture(input)
}
