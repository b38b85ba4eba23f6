import { languages } from '#model/languages.ts'
import { i18n } from './i18n.ts'

const areas = ['errors', 'validation'] as const

/** Texts of an area by key, in one language. */
const textsOf = (language: string, area: (typeof areas)[number]): Readonly<Record<string, unknown>> =>
  (i18n.getResource(language, 'translation', area) as Record<string, unknown> | undefined) ?? {}

/**
 * Translates texts of the server into the language that is on the screen now. The server answers in the language of its call; its texts are the same as ours, so those found there are translated. Others stay as they are.
 */
export function serverWords(words: string): string {
  for (const area of areas) {
    for (const language of languages) {
      const known = Object.entries(textsOf(language, area)).find(([, text]) => text === words)
      const now = known && textsOf(i18n.resolvedLanguage ?? '', area)[known[0]]
      if (typeof now === 'string') return now
    }
  }
  return words
}
