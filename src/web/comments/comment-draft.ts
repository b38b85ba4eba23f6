import type { MentionedPerson } from '#model/comments/comment-text.ts'
import { session } from '../platform/client.ts'
import type { CommentSubject } from './comments-of.ts'

/** Text that was typed and not sent, as this browser keeps it against closed tabs and lost connections. */
export interface CommentDraft {
  readonly text: string
  /** Those who were picked while it was typed. */
  readonly people: readonly MentionedPerson[]
  /** Its key for the server: what is sent again after an answer got lost is added once. */
  readonly key: string
}

export const newDraft = (): CommentDraft => ({ text: '', people: [], key: crypto.randomUUID() })

/** Identifies a draft by person, record and place; it is never shown to another person at the same computer. */
export function draftKey({ id, line }: CommentSubject, place: string): string | undefined {
  const { currentUser, currentMuseumId } = session.get()
  return currentUser && ['vitrine.draft.comment', currentMuseumId, currentUser.id, id, line, place].join('.')
}

const isDraft = (value: unknown): value is CommentDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  typeof Reflect.get(value, 'key') === 'string' &&
  Array.isArray(Reflect.get(value, 'people'))

export function readDraft(key: string | undefined): CommentDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key ?? '') ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft; an empty one is removed. */
export function keepDraft(key: string | undefined, draft: CommentDraft): void {
  if (key === undefined) return
  try {
    if (draft.text.trim() === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage may be full or blocked: the text stays as long as the page.
  }
}
