import { type Language, languages } from '#model/languages.ts'
import type { Words } from './tables.ts'

/** Words in a language. What is the same in all of them is kept once, under the first. */
export const localizedWords = (words: Words | null | undefined, language: Language): string =>
  words?.[language] ?? words?.[languages[0]] ?? ''
