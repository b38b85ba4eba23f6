import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { nameKey } from '#model/text/known-by.ts'
import { tokensOf } from '#model/text/tokens.ts'
import { fieldCode, wholeLexeme, wordLexeme } from '../criteria/field-lexemes.ts'
import { beginning, quoted } from '../search-text/search-text.ts'

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

/** Cards with all words in title or number; words by their beginning. */
export function namedSo(tenantId: string, declaration: CardDeclaration, q: string): string | undefined {
  const words = tokensOf(q)
  if (words.length === 0) return undefined
  const [number, title] = [codeOf(tenantId, declaration, '@number'), codeOf(tenantId, declaration, '@title')]
  const inTitle = (word: string) =>
    mayBegin(word) ? beginning(wordLexeme(title, word)) : quoted(wordLexeme(title, word))
  return words
    .map(word =>
      isNumbered(declaration) ? `(${inTitle(word)} | ${quoted(wordLexeme(number, word))})` : inTitle(word),
    )
    .join(' & ')
}

/** Cards with a word in their title that begins so. */
export const titleBegins = (tenantId: string, declaration: CardDeclaration, start: string): string =>
  beginning(wordLexeme(codeOf(tenantId, declaration, '@title'), start))
