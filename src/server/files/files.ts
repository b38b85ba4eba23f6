import type { Readable } from 'node:stream'
import { type ThumbnailSize, thumbnailUrl } from '#model/api/files.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { receivePicture } from './receive-picture.ts'
import { filesByIds, insertFile } from './store.ts'
import { createThumbnails } from './thumbnails.ts'

export interface GivenFile {
  readonly name: string
  readonly content: Readable | Uint8Array
  /** Account of the person who gives it. */
  readonly by: string
}

export interface AddedFile {
  readonly id: string
  /** Pixels, upright. */
  readonly width: number
  readonly height: number
}

export interface FileDescription {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
}

/** The museums' files, for the modules that show them. */
export interface Files {
  /**
   * Takes a picture in. Its bytes are in the storage before the row is; should the transaction fail, nothing points to them.
   * @throws {CodedError} `invalid_input` for what is no picture or damaged, `too_large`.
   */
  add(tx: TenantTransaction, file: GivenFile): Promise<AddedFile>
  /** Address of a picture for an `<img>`. */
  thumbnailUrl(id: string, size?: ThumbnailSize): string
  /** What is known of files, by id; ids of files that are not there are missing from the map. */
  describe(tx: TenantTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, FileDescription>>
  /**
   * Openers of files' pictures in a size, as WebP, by id. Making one takes a while: they are opened when the transaction is over.
   */
  pictures(
    tx: TenantTransaction,
    ids: readonly string[],
    size: ThumbnailSize,
  ): Promise<ReadonlyMap<string, () => Promise<Readable>>>
}

export function createFiles(storage: Storage): Files {
  const thumbnails = createThumbnails(storage)
  return {
    async add(tx, { name, content, by }) {
      const picture = await receivePicture(storage, tx.tenantId, content)
      const id = await insertFile(tx, { ...picture, name, createdBy: by })
      return { id, width: picture.width, height: picture.height }
    },

    thumbnailUrl,

    async describe(tx, ids) {
      const rows = await filesByIds(tx, ids)
      return new Map(
        rows.map(({ id, name, mime, bytes, width, height }) => [
          id,
          { id, name, mime, bytes: Number(bytes), width, height },
        ]),
      )
    },

    async pictures(tx, ids, size) {
      const rows = await filesByIds(tx, ids)
      return new Map(rows.map(({ id, storage_key }) => [id, () => thumbnails(storage_key, size)]))
    },
  }
}
