import type { MentionedPerson } from '#model/comments/comment-text.ts'
import { session } from '../platform/client.ts'
import type { CommentSubject } from './comments-of.ts'

/** A picture that was uploaded for a comment, with its description. */
export interface DraftPicture {
  readonly id: string
  readonly alt: string
}

/** Text that was typed and pictures that were added and not sent, as this browser keeps it against closed tabs and lost connections. */
export interface CommentDraft {
  readonly text: string
  readonly pictures: readonly DraftPicture[]
  /** Those who were picked while it was typed. */
  readonly people: readonly MentionedPerson[]
  /** Its key for the server: what is sent again after an answer got lost is added once. */
  readonly key: string
}

export const newDraft = (): CommentDraft => ({
  text: '',
  pictures: [],
  people: [],
  key: crypto.randomUUID(),
})

/** Identifies a draft by person, record and place; it is never shown to another person at the same computer. */
export function draftKey({ id, line }: CommentSubject, place: string): string | undefined {
  const { currentUser, currentMuseumId } = session.get()
  return currentUser && ['vitrine.draft.comment', currentMuseumId, currentUser.id, id, line, place].join('.')
}

/** Drafts that were stored before comments had pictures have none. */
type StoredDraft = Omit<CommentDraft, 'pictures'> & Partial<Pick<CommentDraft, 'pictures'>>

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  typeof Reflect.get(value, 'key') === 'string' &&
  Array.isArray(Reflect.get(value, 'people'))

export const isEmptyDraft = ({ text, pictures }: CommentDraft): boolean =>
  text.trim() === '' && pictures.length === 0

export function readDraft(key: string | undefined): CommentDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key ?? '') ?? 'null')
    return isDraft(value) ? { pictures: [], ...value } : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft; an empty one is removed. */
export function keepDraft(key: string | undefined, draft: CommentDraft): void {
  if (key === undefined) return
  try {
    if (isEmptyDraft(draft)) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage may be full or blocked: the text stays as long as the page.
  }
}
