import type { Metadata } from 'sharp'
import sharp from 'sharp'
import { colourNames } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { orientationOf, pixelClassOf } from '#model/files/shape-of.ts'
import { makeThumbnail } from '../../thumbnails/make-thumbnail.ts'
import { levelFor } from './level-for.ts'
import { makePyramid } from './make-pyramid.ts'
import { openPicture } from './open-picture.ts'
import { pyramidFrom } from './picture-limits.ts'
import { tellLooks } from './tell-looks.ts'

/** Made at once, because lists and galleries ask for it; making it proves the whole picture. */
export const firstSize = 480

export interface SeenPicture {
  readonly measured: Partial<FileCard>
  readonly looks?: string
  readonly thumbnail: Buffer
  /** Whether a pyramid was written. */
  readonly hasPyramid: boolean
}

/**
 * Looks at a picture, every pixel of it, once: what is small is made from what is large. The original is decoded to `firstSize`, or,
 * where it is large, into a pyramid.
 * @param pyramidPath where a pyramid may be written.
 * @throws when it cannot be decoded.
 */
export async function lookAtPicture(
  path: string,
  metadata: Metadata,
  pyramidPath: string,
): Promise<SeenPicture> {
  const { width, height } = metadata.autoOrient
  const longest = Math.max(width, height)
  const hasPyramid = longest > pyramidFrom
  const inOrder = (metadata.orientation ?? 1) === 1
  if (hasPyramid) await makePyramid(openPicture(path, { inOrder }), pyramidPath)
  const source = hasPyramid
    ? openPicture(pyramidPath, {
        page: levelFor(await openPicture(pyramidPath).metadata(), longest / firstSize),
      })
    : openPicture(path, { inOrder })
  const small = await source
    .resize(firstSize, firstSize, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const from = () => sharp(small.data, { raw: small.info })
  const [thumbnail, { looks, colours }] = await Promise.all([
    makeThumbnail(from(), firstSize),
    tellLooks(from()),
  ])
  return {
    measured: {
      width,
      height,
      resolution: `${width} × ${height}`,
      pixelClass: { id: pixelClassOf(width, height) },
      orientation: { id: orientationOf(width, height) },
      colours: colours.map(name => ({ colour: { id: colourNames[name] } })),
    },
    ...(looks !== undefined && { looks }),
    thumbnail,
    hasPyramid,
  }
}
