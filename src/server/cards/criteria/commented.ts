import { commentFilter, readCommentFilter } from '#model/searches/comment-filter.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CommentedQuery } from './expression.ts'

/** A value of the filter by open conversations as a condition. @throws {CodedError} `invalid_input` for a value that is none. */
export function commented(value: string): CommentedQuery {
  const read = readCommentFilter(value)
  if (read === undefined)
    throw new CodedError('invalid_input', { fields: { [`filters.${commentFilter}`]: { key: 'choice' } } })
  return { is: 'commented', ...(read !== 'any' && { mentions: read.mentions }) }
}
