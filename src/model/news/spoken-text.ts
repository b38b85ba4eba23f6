import { fallbackLanguage, type Language, languages } from '../languages.ts'

/** A heading and the words below it. */
export interface NewsText {
  readonly title: string
  readonly body: string
}

export interface SpokenText extends NewsText {
  readonly language: Language
}

/**
 * The text a reader gets: in the first of the wanted languages that it was written in, else English, else whatever there is.
 * @returns undefined where nothing was written at all.
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
