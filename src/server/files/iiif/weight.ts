import type { ImageRequest } from '#model/files/iiif/image-request.ts'
import { tileSize } from '#model/files/iiif/tile-size.ts'
import { type PictureSource, partOf } from '../processing/pictures/levels.ts'

/** A tile is made at once; a cut may take seconds, and waits where it holds up no tile. */
export type PartWeight = 'tile' | 'cut'

/** Pixels a tile may be made of: four stored ones, since a part as large as one may lie on the edges of four. */
const mostTilePixels = 4 * tileSize ** 2

/** A tile of a level, as viewers ask for it. */
export interface StoredTile {
  readonly level: number
  readonly column: number
  readonly row: number
}

/** True when a picture is shown as large as it is stored. */
const isWhole = ({ levels: [largest], width, height }: PictureSource): boolean =>
  largest?.width === width && largest.height === height

/**
 * Returns the stored tile that a request asks for, where it asks for exactly one: all of it, in its own size, position, colours and format.
 * @returns undefined for any other part, among them tiles at the right and lower edge, which are filled up where they are stored.
 */
export function storedTileOf(source: PictureSource, request: ImageRequest): StoredTile | undefined {
  const { region, size, rotation, mirrored, quality, format } = request
  if (format !== 'jpg' || (quality !== 'default' && quality !== 'color') || rotation !== 0 || mirrored)
    return undefined
  if (size.width !== tileSize || size.height !== tileSize || !isWhole(source)) return undefined
  const { level, left, top, width, height } = partOf(source, request)
  const side = tileSize * 2 ** level
  if (width !== tileSize || height !== tileSize || region.width !== side || region.height !== side)
    return undefined
  if (region.left % side !== 0 || region.top % side !== 0) return undefined
  return { level, column: left / tileSize, row: top / tileSize }
}

/** Returns how much work a part is: of a large picture, little where few pixels of a level are read; of a small one, which is decoded whole, where it is a tile. */
export function partWeight(source: PictureSource, request: ImageRequest): PartWeight {
  const { size } = request
  if (size.width <= tileSize && size.height <= tileSize) {
    const { width, height } = partOf(source, request)
    if (source.levels.length === 1 || width * height <= mostTilePixels) return 'tile'
  }
  return 'cut'
}
