import { isId } from '../ids.ts'

/** Filter of every list: records with open conversations. Comments are no fields of records, so no condition of a search is the same. */
export const commentFilter = 'openComments'

/** Value for all records with an open conversation; any other value is the account that is mentioned in it. */
export const anyOpenComments = 'any'

/** A value of the filter: any open conversation, or those that mention an account. */
export type CommentFilterValue = 'any' | { readonly mentions: string }

/** Reads a value of the filter; undefined where it is none. */
export const readCommentFilter = (value: string): CommentFilterValue | undefined =>
  value === anyOpenComments ? 'any' : isId(value) ? { mentions: value } : undefined
