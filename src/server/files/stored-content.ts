import type { DamType } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import type { PictureSource } from './tables.ts'

/** A content whose bytes are in the storage, checked by what is in it. */
export interface StoredContent {
  /** Folder in the storage; the original is at its `originalKey`, what is made of it beside. */
  readonly storageKey: string
  readonly bytes: number
  /** 64 hexadecimal digits. */
  readonly sha256: string
  /** Found in the content, not in the name. */
  readonly mime: string
  /** As its type has it, without the point: 'jpg'. */
  readonly extension: string
  readonly damType: DamType
}

/** Embedded metadata of a file, for fields that people type: taken where they have typed nothing. Terms by their names. */
export interface EmbeddedMetadata
  extends Omit<Partial<FileCard>, 'keywords' | 'digitalSourceType' | 'licence'> {
  readonly keywords?: readonly string[]
  readonly digitalSourceType?: string
  readonly licence?: string
}

/** Findings of the analysis of a content. */
export interface Found {
  /** Values of the card's measured fields. */
  readonly measured: Partial<FileCard>
  readonly metadata?: EmbeddedMetadata
  /** All that the file says of itself, as it was read, by the kind of metadata: 'exif', 'iptc', 'xmp', 'icc', 'streams' …; JSON. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** Fingerprint of a picture's look in 64 bits, as a signed decimal; see `looks.ts`. */
  readonly looks?: string
  /** Source of its picture; absent where it has none. A poster is at `posterKey`. */
  readonly picture?: PictureSource
  /** Key of a text of the errors: what could not be found out, of a file that is kept all the same. */
  readonly failure?: string
}

/** A content that came in, was checked and analysed: ready to become a file of the museum. */
export interface TakenIn extends StoredContent {
  readonly found: Found
}
