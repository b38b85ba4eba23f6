import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import type { DocumentText } from './tables.ts'

/** The text of a document in a language; in English or whatever there is, where an operator wrote none in that language. */
export function textIn(
  texts: Partial<Record<Language, DocumentText>>,
  wanted: Language,
): { readonly language: Language; readonly text: DocumentText } | undefined {
  for (const language of [wanted, fallbackLanguage, ...languages]) {
    const text = texts[language]
    if (text) return { language, text }
  }
  return undefined
}
