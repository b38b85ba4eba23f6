import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { searchWeights } from '#model/searches/search-weights.ts'
import { nameKey } from '#model/text/known-by.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { belowLexeme, fieldCode, wholeLexeme, wordLexeme } from '../criteria/field-lexemes.ts'
import { type Beginnings, noParts } from '../search-text/beginnings.ts'
import { beginning, partQuery, quoted } from '../search-text/search-text.ts'

/*
 * Returns the ranking queries for the markers of numbers and titles: those of one museum and list, so that
 * nothing else is met on the way.
 */

const codeOf = (tenantId: string, { type }: CardDeclaration, path: '@number' | '@title'): string =>
  fieldCode(tenantId, cardTypes[type], path)

const isNumbered = ({ numberPath }: CardDeclaration): boolean => numberPath !== undefined

/** Cards whose number is what was typed; undefined where they have none. */
export const numberedSo = (tenantId: string, declaration: CardDeclaration, q: string): string | undefined =>
  isNumbered(declaration) && q.trim() !== ''
    ? quoted(wholeLexeme(codeOf(tenantId, declaration, '@number'), nameKey(q)))
    : undefined

/** Cards whose whole title is what was typed. */
export const titledSo = (tenantId: string, declaration: CardDeclaration, q: string): string | undefined =>
  q.trim() === '' ? undefined : quoted(wholeLexeme(codeOf(tenantId, declaration, '@title'), nameKey(q)))

/** Shorter beginnings, and beginnings of figures, fit half the museum. */
const mayBegin = (word: string): boolean => word.length > 2 && !/\d/.test(word)

/** A word in a field, by its beginning or a part of it. */
const inField = (code: string, word: string, beginnings: Beginnings): string =>
  mayBegin(word)
    ? partQuery(word, beginnings, each => wordLexeme(code, each))
    : quoted(wordLexeme(code, word))

/** Cards with all words in title or number. */
export function namedSo(
  tenantId: string,
  declaration: CardDeclaration,
  q: string,
  beginnings: Beginnings,
): string | undefined {
  const words = tokensOf(q)
  if (words.length === 0) return undefined
  const [number, title] = [codeOf(tenantId, declaration, '@number'), codeOf(tenantId, declaration, '@title')]
  const inTitle = (word: string) => inField(title, word, beginnings)
  return words
    .map(word =>
      isNumbered(declaration) ? `(${inTitle(word)} | ${quoted(wordLexeme(number, word))})` : inTitle(word),
    )
    .join(' & ')
}

/** Cards with all words in the names of linked records that lead to them, by their beginnings; undefined where there are no such links. */
export function linkedSo(tenantId: string, declaration: CardDeclaration, q: string): string | undefined {
  const { leading } = searchWeights(declaration)
  const words = tokensOf(q)
  if (leading.length === 0 || words.length === 0) return undefined
  const codes = leading.map(path => fieldCode(tenantId, cardTypes[declaration.type], path))
  return words.map(word => `(${codes.map(code => inField(code, word, noParts)).join(' | ')})`).join(' & ')
}

/** Cards that are kept in none of some places of the museum; undefined for types that are kept nowhere. */
export function notKeptIn(
  tenantId: string,
  declaration: CardDeclaration,
  places: readonly string[],
): string | undefined {
  const { storage } = searchWeights(declaration)
  if (storage.length === 0 || places.length === 0) return undefined
  const codes = storage.map(path => fieldCode(tenantId, cardTypes[declaration.type], path))
  return `!(${codes.flatMap(code => places.map(id => quoted(belowLexeme(code, id)))).join(' | ')})`
}

/** Cards with a word in their title that begins so. */
export const titleBegins = (tenantId: string, declaration: CardDeclaration, start: string): string =>
  beginning(wordLexeme(codeOf(tenantId, declaration, '@title'), start))
