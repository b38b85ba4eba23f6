import type { Sharp } from 'sharp'
import type { IiifFormat, IiifQuality, ImageRequest } from '#model/files/iiif/image-request.ts'
import type { PictureSource } from './levels.ts'
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

/** The smallest level that has enough pixels. */
function levelOf({ levels, width, height }: PictureSource, { region, size }: ImageRequest): number {
  const needed = Math.max(size.width / region.width, size.height / region.height)
  const enough = levels.findLastIndex(
    level => level.width / width >= needed * 0.999 && level.height / height >= needed * 0.999,
  )
  return Math.max(0, enough)
}

export interface CutInput {
  readonly path: string
  readonly source: PictureSource
  readonly request: ImageRequest
}

/** Cuts a part of a picture at `path` out, in the size, position, colours and format asked for. */
export function cutPicture({ path, source, request }: CutInput): Promise<Uint8Array> {
  const { region, size, rotation, mirrored, quality, format } = request
  const page = levelOf(source, request)
  const level = source.levels[page] ?? source
  const [across, down] = [level.width / source.width, level.height / source.height]
  const left = Math.min(level.width - 1, Math.floor(region.left * across))
  const top = Math.min(level.height - 1, Math.floor(region.top * down))
  const width = Math.max(1, Math.min(level.width - left, Math.round(region.width * across)))
  const height = Math.max(1, Math.min(level.height - top, Math.round(region.height * down)))
  const isWhole = width === level.width && height === level.height
  const opened = openPicture(path, { page, inOrder: source.inOrder })
  const cut = isWhole ? opened : opened.extract({ left, top, width, height })
  const sized = cut.resize(size.width, size.height, { fit: 'fill' })
  const turned = rotation === 0 ? sized : sized.rotate(rotation)
  return encode[format](colour[quality](mirrored ? turned.flop() : turned)).toBuffer()
}
