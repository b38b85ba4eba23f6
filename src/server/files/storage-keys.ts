import { randomUUID } from 'node:crypto'
import type { ThumbnailSize } from '#model/api/files.ts'

/** A folder of the storage for one content: never used again, so that what lies in it never changes. */
export const newStorageKey = (tenantId: string): string => `${tenantId}/${randomUUID()}`

export const originalKey = (storageKey: string): string => `${storageKey}/original`

export const thumbnailKey = (storageKey: string, size: ThumbnailSize): string => `${storageKey}/${size}.webp`
