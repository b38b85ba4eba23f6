import type { CardDeclaration } from '../engine/define-card.ts'

/** Maximum number of pictures in a comment. */
export const mostPictures = 6

/** Maximum size of a picture as it is sent, in bytes; photographs of phones fit. */
export const mostPictureBytes = 20 * 1024 ** 2

/** Longest side in pixels of a picture as it is stored; screenshots stay legible. */
export const pictureSide = 2400

/** Maximum length of the description of a picture. */
export const longestDescription = 500

/** Returns the address of a picture in a comment on a record, for an `<img>`: the whole one, or its thumbnail. */
export const commentPictureUrl = (
  { path }: Pick<CardDeclaration, 'path'>,
  cardId: string,
  pictureId: string,
  { small = false }: { readonly small?: boolean } = {},
): string => `${path}/${cardId}/comments/pictures/${pictureId}${small ? '?small=true' : ''}`
