import { fold } from '#model/text/fold.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { keyLexeme } from '../index/lexemes.ts'

/** A lexeme as a query for the index names it. */
const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, sign => sign + sign)}'`

const beginning = (lexeme: string): string => `${quoted(lexeme)}:*`

/** One word: its beginning; with signs in it ('1915.7'), the number as it is or its parts. */
function wordQuery(word: string): string | undefined {
  const tokens = tokensOf(word)
  if (tokens.length === 0) return undefined
  const parts = tokens.map(beginning).join(' & ')
  const whole = fold(word)
  return whole === tokens[0] ? parts : `(${beginning(whole)} | (${parts}))`
}

/** What a person typed as a query for the index: every word must be found, by its beginning; undefined when nothing was asked. */
export function searchText(q: string | undefined): string | undefined {
  const words = (q ?? '').split(/\s+/).flatMap(word => wordQuery(word) ?? [])
  return words.length === 0 ? undefined : words.join(' & ')
}

/** Any of these keys of facets. */
export const anyKey = (tenantId: string, keys: readonly number[]): string =>
  `(${keys.map(key => quoted(keyLexeme(tenantId, key))).join(' | ')})`
