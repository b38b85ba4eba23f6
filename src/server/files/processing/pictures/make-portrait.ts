import { fileTypeFromFile } from 'file-type'
import type { Sharp } from 'sharp'
import { openAnyPicture } from './open-any-picture.ts'

export interface PortraitInput {
  readonly path: string
  /** Media types that are taken. */
  readonly types: readonly string[]
  readonly shape: 'square' | 'whole'
  /** Longest side in pixels. */
  readonly size: number
}

export type Portrait =
  | { readonly picture: Uint8Array; readonly width: number; readonly height: number }
  | { readonly problem: 'type' | 'damaged' }

/** Beyond this many pixels a few bytes could keep a process busy for long; no camera that takes portraits has more. */
const mostPixels = 120_000_000

const shapes = {
  square: (picture: Sharp, size: number, width: number, height: number) => {
    const side = Math.min(size, width, height)
    return picture.resize(side, side, { fit: 'cover' })
  },
  whole: (picture: Sharp, size: number) =>
    picture.resize(size, size, { fit: 'inside', withoutEnlargement: true }),
} as const

/** A small WebP of a picture, upright, in sRGB, without any of the file's metadata. @throws for what is damaged. */
export async function makePortrait({ path, types, shape, size }: PortraitInput): Promise<Portrait> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (!type || !types.includes(type.mime)) return { problem: 'type' }
  const picture = await openAnyPicture(path, type.mime)
  if (!picture) return { problem: 'damaged' }
  const { width, height } = (await picture.metadata()).autoOrient
  if (width * height > mostPixels) return { problem: 'damaged' }
  const { data, info } = await shapes[shape](picture, size, width, height)
    .toColourspace('srgb')
    .webp({ quality: 86, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  return { picture: data, width: info.width, height: info.height }
}
