import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import type { PictureFormat } from '#model/api/files/picture-sizes.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { withLocalFile } from '#server/platform/storage/with-local-file.ts'
import { openPicture } from '../processing/pictures/open-picture.ts'
import { pictureKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'
import { watermark } from './watermark.ts'

/** Pictures rendered at a time: the threads that do it also read files and hash passwords. */
const limit = pLimit(2)

/** Pixels a side may have in WebP. */
const mostWebp = 16_383

export interface Rendering {
  /** Longest side in pixels; null for the whole picture. */
  readonly size: number | null
  readonly format: PictureFormat
  readonly watermark?: string | null
}

export interface Rendered {
  readonly content: Readable
  readonly bytes: number
}

const encoded: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: picture => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }),
  png: picture => picture.png(),
  webp: picture => picture.webp({ quality: 88 }),
  tiff: picture => picture.tiff({ compression: 'deflate' }),
}

/** Media type and extension of what is made in a format. */
export const renderedAs: Readonly<
  Record<PictureFormat, { readonly mime: string; readonly extension: string }>
> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  tiff: { mime: 'image/tiff', extension: 'tif' },
}

/** Writes the picture at a path to another one, as it is asked for. */
async function render(from: string, to: string, { size, format, watermark: text }: Rendering): Promise<void> {
  const { autoOrient, orientation = 1 } = await openPicture(from).metadata()
  const longest = Math.max(autoOrient.width, autoOrient.height)
  const scale = size === null ? 1 : Math.min(1, size / longest)
  if (format === 'webp' && longest * scale > mostWebp)
    throw new CodedError('invalid_input', { fields: { format: { key: 'choice' } } })
  const width = Math.max(1, Math.round(autoOrient.width * scale))
  const height = Math.max(1, Math.round(autoOrient.height * scale))
  const marks = text ? [await watermark(text, width, height)] : []
  const picture = openPicture(from, { inOrder: orientation === 1 })
  await encoded[format](
    picture.resize(width, height, { fit: 'fill' }).composite(marks).toColourspace('srgb'),
  ).toFile(to)
}

/**
 * The picture of a content in a size and a format, upright, in sRGB, and without what the original says of itself. By way of a file:
 * the largest takes no more memory than a small one.
 * @throws {CodedError} `not_found` where nothing stands for it; `invalid_input` for what is too large for the format.
 */
export async function renderPicture(
  storage: Storage,
  { storage_key, picture }: Pick<FileRow, 'storage_key' | 'picture'>,
  rendering: Rendering,
): Promise<Rendered> {
  if (picture === null) throw notFound()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const made = join(folder, 'picture')
    await limit(() =>
      withLocalFile(storage, pictureKey(storage_key, picture), path => render(path, made, rendering)),
    )
    const { size: bytes } = await stat(made)
    const content = createReadStream(made)
    content.once('close', () => void forget())
    return { content, bytes }
  } catch (error) {
    await forget()
    throw error
  }
}
