import type { Language } from '../languages.ts'

/** Names of a term by language. */
export type Labels = Readonly<Partial<Record<Language, string>>>

/** What has names: a term, or an ancestor in its path. */
export interface Named {
  readonly labels: Labels
  /** The language of its own name. */
  readonly language: Language
}

/** A term's name in a language; where that is missing, its own (acceptance row C-V10). */
export const nameOf = ({ labels, language }: Named, wanted: Language): string =>
  labels[wanted] || labels[language] || ''
