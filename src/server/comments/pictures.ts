import type { CommentPicture } from '#model/api/comments.ts'
import { writtenText } from '#model/comments/comment-text.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { attachPicture, type PictureRecord, picturesOf, removePictures } from './store/pictures.ts'

/** A picture as a comment that is sent names it. */
export interface GivenPicture {
  readonly id: string
  readonly alt: string
}

export const presentPicture = ({ id, alt, width, height }: PictureRecord): CommentPicture => ({
  id,
  alt,
  width,
  height,
})

/** Returns the pictures of some comments, each by the id of its comment. */
export async function picturesByComment(tx: TenantTransaction, commentIds: readonly string[]) {
  const rows = await picturesOf(tx, commentIds)
  return Map.groupBy(rows, ({ comment_id }) => comment_id ?? '')
}

/** @throws {CodedError} `invalid_input` for a comment without words and pictures. */
export function requireContent(text: string, pictures: number): void {
  if (text === '' && pictures === 0)
    throw new CodedError('invalid_input', { fields: { text: { key: 'required' } } })
}

/**
 * Gives a comment its pictures, and takes those away that it had before and has no longer.
 * @throws {CodedError} `invalid_input` at `pictures` for one that is gone, or not the person's own.
 */
export async function putPictures(
  tx: TenantTransaction,
  { commentId, accountId, at }: { readonly commentId: string; readonly accountId: string; readonly at: Date },
  pictures: readonly GivenPicture[],
): Promise<void> {
  for (const [position, { id, alt }] of pictures.entries())
    if (!(await attachPicture(tx, { id, commentId, accountId, position, alt: alt.trim() })))
      throw new CodedError('invalid_input', { fields: { pictures: { key: 'pictureGone' } } })
  await removePictures(tx, commentId, { at, but: pictures.map(({ id }) => id) })
}

/** Returns a comment as it is read where no pictures are shown: its words, and how many pictures there are. */
export const wordsFor = (
  texts: TextBook,
  language: Language,
  { text, pictures }: { readonly text: string; readonly pictures: number },
  nameOf: (id: string) => string,
): readonly string[] =>
  [
    writtenText(text, nameOf),
    pictures > 0
      ? texts.translate(language, 'comments.pictures.counted' as 'comments.pictures.counted_other', {
          count: pictures,
        })
      : '',
  ].filter(Boolean)
