import type { FileCard } from '#model/cards/file/sections.ts'
import type { EmbeddedMetadata } from '../../../stored-content.ts'

/** Embedded metadata of a picture. */
export interface Embedded {
  readonly metadata: EmbeddedMetadata
  readonly facts: Readonly<Record<string, unknown>>
  readonly camera?: FileCard['camera']
  /** As EXIF numbers them, 1 is upright. */
  readonly orientation?: number
}

export const nothingEmbedded: Embedded = { metadata: {}, facts: {} }
