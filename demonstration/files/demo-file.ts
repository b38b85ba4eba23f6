import type { TakenIn } from '#server/files/index.ts'

/** What is typed about a file of the demonstration: terms by their English names. */
export type DemoSaid = NonNullable<TakenIn['found']['said']>

/** A file of the demonstration besides the pictures of its objects. */
export interface DemoFile {
  /** As it was uploaded. */
  readonly name: string
  readonly make: () => Buffer | Promise<Buffer>
  /** Nothing, where nobody found the time. */
  readonly said?: DemoSaid
  /** Number of the object it is attached to; most lie about. */
  readonly attachedTo?: string
  readonly published?: true
}

/** A content, with what is said about it in place of what it says of itself. */
export const saying = (content: TakenIn, said: DemoSaid | undefined): TakenIn =>
  said ? { ...content, found: { ...content.found, said } } : content
