import { languages } from '#model/languages.ts'
import { i18n } from './i18n.ts'

const areas = ['errors', 'validation'] as const

/** Texts of an area by key, in one language. */
const textsOf = (language: string, area: (typeof areas)[number]): Readonly<Record<string, unknown>> =>
  (i18n.getResource(language, 'translation', area) as Record<string, unknown> | undefined) ?? {}

/**
 * Words of the server in the language that is on the screen now. The server answers in the language of its call; its words come
 * from the same texts as ours, so those that are found there are said anew. Other words stay as they are.
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
