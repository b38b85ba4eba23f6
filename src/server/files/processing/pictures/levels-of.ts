import type { Size } from '#model/files/iiif/image-request.ts'
import { openPicture } from './open-picture.ts'

export interface Levels {
  /** Sizes of a picture and of its smaller ones, the largest first. */
  readonly levels: readonly Size[]
  /** True when its lines come in the order in which it is shown. */
  readonly inOrder: boolean
}

/** Finds the sizes in which a picture lies in a file. @param isPyramid whether its pages are the same picture, smaller and smaller */
export async function levelsOf({
  path,
  isPyramid,
}: {
  readonly path: string
  readonly isPyramid: boolean
}): Promise<Levels> {
  const { pages = 1, autoOrient, orientation = 1 } = await openPicture(path).metadata()
  if (!isPyramid) {
    const { width, height } = autoOrient
    return { levels: [{ width, height }], inOrder: orientation === 1 }
  }
  const levels: Size[] = []
  for (let page = 0; page < pages; page++) {
    const { width, height } = await openPicture(path, { page }).metadata()
    levels.push({ width, height })
  }
  return { levels, inOrder: true }
}
