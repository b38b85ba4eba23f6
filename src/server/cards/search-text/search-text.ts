import { searchedIn } from '#model/searches/searched-text.ts'
import { fold } from '#model/text/fold.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { type Beginnings, noParts } from './beginnings.ts'

/** A lexeme as a query for the index names it. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, sign => sign + sign)}'`

export const beginning = (lexeme: string): string => `${quoted(lexeme)}:*`

/** A word or a part of one: any of the beginnings in which it stands. @param lexemeOf the marker of a beginning; absent: the word itself */
export function partQuery(
  word: string,
  beginnings: Beginnings,
  lexemeOf: (beginning: string) => string = each => each,
): string {
  const queries = beginnings(word).map(each => beginning(lexemeOf(each)))
  return queries.length === 1 ? queries.join() : `(${queries.join(' | ')})`
}

/**
 * One word: its beginning or a part within it, or of several parts ('Saint-Denis') those of each. With figures and signs in it ('1915.7') it is a number
 * as it is written, or its parts as they are: the beginning of a single figure would fit half the catalogue.
 */
function wordQuery(word: string, beginnings: Beginnings): string | undefined {
  const tokens = tokensOf(word)
  if (tokens.length === 0) return undefined
  const whole = fold(word)
  if (whole === tokens[0] || !/\d/.test(whole))
    return tokens.map(token => partQuery(token, beginnings)).join(' & ')
  return `(${beginning(whole)} | (${tokens.map(quoted).join(' & ')}))`
}

/** Words in quotes: whole, one behind the other. */
const phraseQuery = (words: readonly string[]): string =>
  words.length === 1 ? quoted(words.join()) : `(${words.map(quoted).join(' <-> ')})`

/** Converts typed text to a query of the index: all words and phrases have to match; undefined for empty text. */
export function searchText(q: string | undefined, beginnings: Beginnings = noParts): string | undefined {
  const parts = searchedIn(q ?? '').flatMap(
    part => ('phrase' in part ? phraseQuery(part.phrase) : wordQuery(part.word, beginnings)) ?? [],
  )
  return parts.length === 0 ? undefined : parts.join(' & ')
}

/** Any of these lexemes. */
export const anyOf = (lexemes: readonly string[]): string =>
  `(${[...new Set(lexemes)].map(quoted).join(' | ')})`
