import type { DamType } from '#model/cards/file/measured.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import type { Found, StoredContent } from '../stored-content.ts'
import { lookThroughPicture } from './pictures/look-through-picture.ts'

/**
 * Finds out what is in a content, and makes what stands for it: thumbnails, a poster, a pyramid.
 * @throws {CodedError} `invalid_input` for what is broken, `too_large` for what would unpack to too much.
 */
export type LookThrough = (storage: Storage, content: StoredContent) => Promise<Found>

/** What is kept and not looked into. */
const keepAsItIs: LookThrough = async () => ({ measured: {} })

const ways: Readonly<Record<DamType, LookThrough>> = {
  IMAGE: lookThroughPicture,
  VIDEO: keepAsItIs,
  AUDIO: keepAsItIs,
  PDF: keepAsItIs,
  MODEL_3D: keepAsItIs,
  DOCUMENT: keepAsItIs,
  OTHER: keepAsItIs,
}

export const lookThrough: LookThrough = (storage, content) => ways[content.damType](storage, content)
