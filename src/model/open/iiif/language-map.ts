import type { Translated } from '../../kinds/values.ts'
import { type Language, languages } from '../../languages.ts'

/** Words by language as IIIF says them: 'none' for those that are the same in all. */
export type LanguageMap = Readonly<Record<string, readonly string[]>>

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])

/** Returns words as a language map; undefined where there are none. @param site languages of the site, more than one of which may say the same */
export function languageMap(
  site: readonly Language[],
  said: (language: Language) => readonly string[],
): LanguageMap | undefined {
  const all = site.map(language => [language, said(language).filter(text => text.trim() !== '')] as const)
  const filled = all.filter(([, texts]) => texts.length > 0)
  const [first, ...others] = filled
  if (!first) return undefined
  const isOne =
    site.length > 1 && filled.length === all.length && others.every(([, texts]) => isSame(texts, first[1]))
  return isOne ? { none: first[1] } : Object.fromEntries(filled)
}

/** Returns a text that was written in some languages: in those of the site, or else in the one there is. */
export function translatedMap(
  site: readonly Language[],
  text: Translated | undefined,
): LanguageMap | undefined {
  if (!text) return undefined
  const written = site.filter(language => text[language])
  const shown = written.length > 0 ? written : languages.filter(language => text[language]).slice(0, 1)
  const entries = shown.map(language => [language, [plainText(text[language] ?? '')]] as const)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns a text so that no viewer takes it for markup, as they do with one that begins with '<' and ends with '>' (Presentation API 3.0, 4.5). */
export function plainText(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('<') || !trimmed.endsWith('>')) return text
  return `<span>${trimmed.replace(/[&<>]/g, character => escapes[character] ?? character)}</span>`
}
