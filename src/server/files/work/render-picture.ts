import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { PictureFormat } from '#model/api/files/picture-sizes.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { withLocalFile } from '#server/platform/storage/with-local-file.ts'
import { temporaryFolder } from '#server/platform/temporary-folder.ts'
import { isolated } from '../processing/pictures/isolated/isolated.ts'
import type { Rendering } from '../processing/pictures/render.ts'
import { pictureKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'

/** Pictures rendered at a time: the rest is for parts and thumbnails. */
const limit = pLimit(2)

export type { Rendering }

export interface Rendered {
  readonly content: Readable
  readonly bytes: number
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

/**
 * The picture of a content in a size and a format, upright, in sRGB, and without what the original says of itself. By way of a file:
 * the largest takes no more memory than a small one.
 * @throws {CodedError} `not_found` where it has no picture; `invalid_input` for what is too large for the format.
 */
export async function renderPicture(
  storage: Storage,
  { storage_key, picture }: Pick<FileRow, 'storage_key' | 'picture'>,
  rendering: Rendering,
): Promise<Rendered> {
  if (picture === null) throw notFound()
  const folder = await temporaryFolder()
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const made = join(folder, 'picture')
    const fits = await limit(() =>
      withLocalFile(storage, pictureKey(storage_key, picture), from =>
        isolated('render', { from, to: made, ...rendering }),
      ),
    )
    if (!fits) throw new CodedError('invalid_input', { fields: { format: { key: 'choice' } } })
    const { size: bytes } = await stat(made)
    const content = createReadStream(made)
    content.once('close', () => void forget())
    return { content, bytes }
  } catch (error) {
    await forget()
    throw error
  }
}
