import { CodedError } from '#server/platform/errors.ts'
import type { Expression } from './expression.ts'

/** Characters of all queries of a search: one of PostgreSQL ends at a megabyte, and nobody types a tenth of it. */
const mostCharacters = 300_000

const sizeOf = (expression: Expression): number => {
  switch (expression.is) {
    case 'fields':
      return expression.query.length
    case 'linked':
      return sizeOf(expression.where)
    case 'lines':
      return sizeOf(expression.line) + sizeOf(expression.where)
    case 'not':
      return sizeOf(expression.of)
    case 'all':
    case 'any':
      return expression.of.reduce((sum, part) => sum + sizeOf(part), 0)
    default:
      return 0
  }
}

/** @throws {CodedError} `search_too_broad` for a search that asks for more than the index can be asked at once. */
export function refuseTooLarge(expression: Expression): Expression {
  if (sizeOf(expression) > mostCharacters) throw new CodedError('search_too_broad')
  return expression
}
