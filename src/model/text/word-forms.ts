import type { Language } from '../languages.ts'
import { tokensOf } from './tokens.ts'

/** Endings of one and several, by language: 'canvas' and 'canvases', 'tela' and 'tele'. Folded, as words are compared. */
const endings: Readonly<Record<Language, readonly (readonly [one: string, several: string])[]>> = {
  en: [
    ['', 's'],
    ['', 'es'],
    ['y', 'ies'],
    ['f', 'ves'],
    ['fe', 'ves'],
  ],
  de: [
    ['', 'e'],
    ['', 'n'],
    ['', 'en'],
    ['', 'er'],
    ['', 's'],
  ],
  it: [
    ['o', 'i'],
    ['a', 'e'],
    ['e', 'i'],
    ['io', 'i'],
    ['co', 'chi'],
    ['ca', 'che'],
    ['go', 'ghi'],
    ['ga', 'ghe'],
  ],
  pl: [
    ['', 'y'],
    ['', 'i'],
    ['a', 'y'],
    ['a', 'i'],
    ['o', 'a'],
    ['e', 'a'],
    ['ek', 'ki'],
  ],
}

/** Shorter stems are the same in too many words. */
const shortestStem = 3

const isSeveralOf = (one: string, several: string, language: Language): boolean =>
  endings[language].some(([ending, plural]) => {
    if (!one.endsWith(ending) || !several.endsWith(plural)) return false
    const stem = one.slice(0, one.length - ending.length)
    return stem.length >= shortestStem && stem + plural === several
  })

/** Returns true for two forms of a folded word, singular and plural. */
export const areForms = (one: string, other: string, language: Language): boolean =>
  one === other || isSeveralOf(one, other, language) || isSeveralOf(other, one, language)

/** Returns true for two names that differ in nothing but case, accents, signs, the order of their words, and singular and plural. */
export function areFormsOfName(one: string, other: string, language: Language): boolean {
  const left = [...tokensOf(other)]
  const words = tokensOf(one)
  if (words.length === 0 || words.length !== left.length) return false
  return words.every(word => {
    const at = left.findIndex(each => areForms(word, each, language))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
