import type { Metadata } from 'sharp'
import type { ImageRequest, Region, Size } from '#model/files/iiif/image-request.ts'

/** From what parts of a picture are cut. */
export interface PictureSource extends Size {
  /** Key of the stored file. */
  readonly key: string
  /** Sizes of the levels of a pyramid, the largest first; of what is none, its own alone. */
  readonly levels: readonly Size[]
  /** True when its lines come in the order in which it is shown. */
  readonly inOrder: boolean
}

/**
 * The level of a pyramid from which a smaller picture is made best: the smallest that is no smaller.
 * @param wanted by how much it is made smaller, at most
 */
export const levelFor = ({ pages = 1 }: Pick<Metadata, 'pages'>, smaller: number): number =>
  Math.min(pages - 1, Math.max(0, Math.floor(Math.log2(smaller))))

/** The pixels of a level from which a part is made. */
export interface LevelPart extends Region {
  /** Index of the level, which is the page of the file. */
  readonly level: number
}

/** A level may be smaller than what is asked for by so little that nobody sees it: halved sizes are whole numbers. */
const nearly = 0.99

/**
 * Returns the pixels from which a requested part is made: of the smallest level that has enough of them. Each level has exactly half the
 * scale of the one above it, whatever became of the last column and line, so that tiles of the picture are tiles of its levels; a picture shown
 * smaller than it is stored lies evenly over them.
 */
export function partOf({ levels, width, height }: PictureSource, { region, size }: ImageRequest): LevelPart {
  const [whole] = levels
  const [across, down] = whole ? [whole.width / width, whole.height / height] : [1, 1]
  const isEnough = (_: Size, at: number) =>
    (region.width * across) / 2 ** at >= size.width * nearly &&
    (region.height * down) / 2 ** at >= size.height * nearly
  const level = Math.max(0, levels.findLastIndex(isEnough))
  const stored = levels[level] ?? { width, height }
  const [scaleX, scaleY] = [across / 2 ** level, down / 2 ** level]
  const left = Math.min(stored.width - 1, Math.round(region.left * scaleX))
  const top = Math.min(stored.height - 1, Math.round(region.top * scaleY))
  const right = Math.min(stored.width, Math.round((region.left + region.width) * scaleX))
  const bottom = Math.min(stored.height, Math.round((region.top + region.height) * scaleY))
  return { level, left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}
