import type { Sharp } from 'sharp'
import { tileSize } from '#model/files/iiif/tile-size.ts'
import { openPicture } from './open-picture.ts'

/** Writes a picture in tiles and halved sizes, as a TIFF of JPEGs; what is transparent becomes white. */
export async function makePyramid(picture: Sharp, path: string): Promise<void> {
  await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .tiff({
      compression: 'jpeg',
      quality: 88,
      tile: true,
      tileWidth: tileSize,
      tileHeight: tileSize,
      pyramid: true,
    })
    .toFile(path)
}

/** The same of a picture at a path. */
export const pyramidOf = ({
  path,
  inOrder,
  to,
}: {
  readonly path: string
  readonly inOrder: boolean
  readonly to: string
}): Promise<void> => makePyramid(openPicture(path, { inOrder }), to)
