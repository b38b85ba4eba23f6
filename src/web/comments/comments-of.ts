import { commentEndpoints } from '#model/api/comments.ts'
import type { CardArea } from '../cards/card-area.ts'

/** The record, and optionally the line of it, that comments are about. */
export interface CommentSubject {
  readonly area: CardArea
  readonly id: string
  /** The record that the line is about. */
  readonly line?: string
}

/** Returns the calls for the comments on records of an area. */
export const commentsOf = ({ declaration }: CardArea) => commentEndpoints(declaration)
