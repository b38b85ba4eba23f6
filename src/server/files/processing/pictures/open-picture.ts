import sharp, { type Sharp } from 'sharp'
import { openingOptions } from './picture-limits.ts'

// The decoder would keep files open and pixels at hand that nobody asks for again.
sharp.cache(false)

export interface OpenOptions {
  /** Index among several: a page, or a level of a pyramid. */
  readonly page?: number
  /**
   * False where lines are needed in another order than they come in: of a picture that lies on its side, or a part of one. Decoded
   * pixels of a large one go by way of a file then.
   */
  readonly inOrder?: boolean
}

/** Opens a picture that lies in a file of this machine. */
export const openPicture = (path: string, { page = 0, inOrder = true }: OpenOptions = {}): Sharp =>
  sharp(path, { ...openingOptions, sequentialRead: inOrder, page })
