import type { Piece } from './piece.ts'

/** What the people of a museum have under way. */
export interface DemoWork {
  readonly pieces: readonly Piece[]
  /** Procedures of all types: done when pictures are drawn, since there are many and people see pictures first. */
  readonly procedures: readonly Piece[]
  /** What pictures of objects are needed for: done when these are drawn. */
  readonly withPictures: readonly Piece[]
}
