import { inLanguage } from '#model/kinds/translated.ts'
import type { Language } from '#model/languages.ts'
import type { TemplateWords } from '#model/papers/shapes.ts'
import { fillPlaceholders, placeholdersIn } from '#model/print-templates/placeholders.ts'

/** Words of a template as they are printed: in the language, else in the first there is. */
export const fillWords = (
  words: TemplateWords,
  language: Language,
  textAt: (path: string) => string,
): string => fillPlaceholders(inLanguage(words, language), textAt)

/** The same; empty where there are placeholders and none of them says anything. */
export function fillWhereFilled(
  words: TemplateWords,
  language: Language,
  textAt: (path: string) => string,
): string {
  const paths = placeholdersIn(inLanguage(words, language))
  if (paths.length > 0 && paths.every(path => textAt(path).trim() === '')) return ''
  return fillWords(words, language, textAt)
}
