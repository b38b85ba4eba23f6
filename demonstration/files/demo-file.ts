import type { TakenIn } from '#server/files/index.ts'

/** What is typed about a file of the demonstration: terms by their English names. */
export type DemoMetadata = NonNullable<TakenIn['found']['metadata']>

/** A file of the demonstration besides the pictures of its objects. */
export interface DemoFile {
  /** As it was uploaded. */
  readonly name: string
  readonly make: () => Buffer | Promise<Buffer>
  /** Nothing, where nobody found the time. */
  readonly metadata?: DemoMetadata
  /** Number of the object it is attached to; most lie about. */
  readonly attachedTo?: string
  readonly published?: true
}

/** A content, with the metadata that people typed in place of its own. */
export const withMetadata = (content: TakenIn, metadata: DemoMetadata | undefined): TakenIn =>
  metadata ? { ...content, found: { ...content.found, metadata } } : content
