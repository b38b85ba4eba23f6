import type { Sharp } from 'sharp'
import { openPicture } from './open-picture.ts'
import { posterStrategy } from './poster-strategies.ts'

/**
 * Opens a picture of any format the product can show, upright.
 * @returns undefined where there is nothing in it that can be shown. @throws for what is damaged.
 */
export async function openAnyPicture(path: string, mime: string): Promise<Sharp | undefined> {
  const strategy = posterStrategy(mime)
  return strategy ? (await strategy(path))?.picture : openPicture(path, { inOrder: false })
}
