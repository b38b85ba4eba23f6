import { randomUUID } from 'node:crypto'
import type { ThumbnailSize } from '#model/api/files.ts'
import type { PictureSource } from './tables.ts'

/** A folder of the storage for one content: never used again, so that what lies in it never changes. */
export const newStorageKey = (tenantId: string): string => `${tenantId}/${randomUUID()}`

export const originalKey = (storageKey: string): string => `${storageKey}/original`

/** The picture of what is no picture itself: the first page, a frame, a wave. */
export const posterKey = (storageKey: string): string => `${storageKey}/poster`

/** A large picture in tiles and sizes, from which deep zoom is cut. */
export const pyramidKey = (storageKey: string): string => `${storageKey}/pyramid.tif`

export const thumbnailKey = (storageKey: string, size: ThumbnailSize): string => `${storageKey}/${size}.webp`

export const pictureKey = (storageKey: string, picture: PictureSource): string =>
  picture === 'original' ? originalKey(storageKey) : posterKey(storageKey)
