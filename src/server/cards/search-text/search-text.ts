import { fold } from '#model/text/fold.ts'
import { tokensOf } from '#model/text/tokens.ts'

/** A lexeme as a query for the index names it. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, sign => sign + sign)}'`

export const beginning = (lexeme: string): string => `${quoted(lexeme)}:*`

/**
 * One word: its beginning, or of several parts ('Saint-Denis') the beginning of each. With figures and signs in it ('1915.7') it is a number as it
 * is written, or its parts as they are: the beginning of a single figure would fit half the catalogue.
 */
function wordQuery(word: string): string | undefined {
  const tokens = tokensOf(word)
  if (tokens.length === 0) return undefined
  const whole = fold(word)
  if (whole === tokens[0] || !/\d/.test(whole)) return tokens.map(beginning).join(' & ')
  return `(${beginning(whole)} | (${tokens.map(quoted).join(' & ')}))`
}

/** Converts typed text to a query of the index: every word has to match by prefix; undefined for empty text. */
export function searchText(q: string | undefined): string | undefined {
  const words = (q ?? '').split(/\s+/).flatMap(word => wordQuery(word) ?? [])
  return words.length === 0 ? undefined : words.join(' & ')
}

/** Any of these lexemes. */
export const anyOf = (lexemes: readonly string[]): string =>
  `(${[...new Set(lexemes)].map(quoted).join(' | ')})`
