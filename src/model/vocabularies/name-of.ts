import { type Language, languages } from '../languages.ts'
import { fold } from '../text/fold.ts'

/** Names of a term by language. */
export type Labels = Readonly<Partial<Record<Language, string>>>

/** Names beside the one that is shown, by language: synonyms, former names, names of terms that were merged into it. */
export type Alternatives = Readonly<Partial<Record<Language, readonly string[]>>>

/** Returns the names of several sets as one, each once, without those that are shown in the same language. */
export function alternativesOf(labels: Labels, ...sets: readonly Alternatives[]): Alternatives {
  return Object.fromEntries(
    languages.flatMap(language => {
      const names = new Map<string, string>()
      for (const name of sets.flatMap(set => set[language] ?? []))
        if (name !== '' && !names.has(fold(name))) names.set(fold(name), name)
      names.delete(fold(labels[language] ?? ''))
      return names.size === 0 ? [] : [[language, [...names.values()]]]
    }),
  )
}

/** Returns names as alternatives of another term. */
export const asAlternatives = (labels: Labels): Alternatives =>
  Object.fromEntries(Object.entries(labels).map(([language, name]) => [language, [name]]))

/** A term, or an ancestor in its path. */
export interface Named {
  readonly labels: Labels
  /** Language of its own name. */
  readonly language: Language
}

/** Returns a term's name in a language, or else its own (C-V10). */
export const nameOf = ({ labels, language }: Named, wanted: Language): string =>
  labels[wanted] || labels[language] || ''
