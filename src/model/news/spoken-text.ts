import { fallbackLanguage, type Language, languages } from '../languages.ts'

/** A title and its body. */
export interface NewsText {
  readonly title: string
  readonly body: string
}

export interface SpokenText extends NewsText {
  readonly language: Language
}

/**
 * Returns the text for a reader: in the first wanted language available, else English, else any.
 * @returns undefined when there is no text at all.
 */
export function spokenText(
  texts: Readonly<Partial<Record<Language, NewsText>>>,
  wanted: readonly Language[],
): SpokenText | undefined {
  for (const language of [...wanted, fallbackLanguage, ...languages]) {
    const text = texts[language]
    if (text?.title.trim()) return { ...text, language }
  }
  return undefined
}
