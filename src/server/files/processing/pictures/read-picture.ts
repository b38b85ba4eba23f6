import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp, { type Sharp } from 'sharp'
import { openingOptions } from './picture-limits.ts'

/** Feeds a stored picture to the decoder and takes from it what `take` asks for. @throws when it cannot be decoded. */
export async function readPicture<T>(content: Readable, take: (picture: Sharp) => Promise<T>): Promise<T> {
  const picture = sharp(openingOptions)
  const [taken] = await Promise.all([take(picture), pipeline(content, picture)])
  return taken
}
