import type { TakenIn } from '#server/files/index.ts'

/** The metadata of a demonstration file, with terms by their English names. */
export type FileMetadata = NonNullable<TakenIn['found']['metadata']>

/** A file of the demonstration that is not a picture of an object. */
export interface DemoFile {
  /** As it was uploaded. */
  readonly name: string
  readonly make: () => Buffer | Promise<Buffer>
  /** Absent for files that have not been described yet. */
  readonly metadata?: FileMetadata
  /** Number of the object it is attached to; most files have none. */
  readonly attachedTo?: string
  readonly published?: true
}

/** Returns content with its extracted metadata replaced. */
export const withMetadata = (content: TakenIn, metadata: FileMetadata | undefined): TakenIn =>
  metadata ? { ...content, found: { ...content.found, metadata } } : content
