import type { Storage } from '#server/platform/storage/index.ts'
import type { Found, StoredContent } from '../stored-content.ts'

/**
 * Finds out what is in a content of a kind, and makes what stands for it: thumbnails, a poster, a pyramid.
 * @throws {CodedError} `invalid_input` for what is broken, `too_large` for what would unpack to too much.
 */
export type LookThrough = (storage: Storage, content: StoredContent) => Promise<Found>
