import type { Language } from '../languages.ts'

/** Names of a term by language. */
export type Labels = Readonly<Partial<Record<Language, string>>>

/** A term, or an ancestor in its path. */
export interface Named {
  readonly labels: Labels
  /** Language of its own name. */
  readonly language: Language
}

/** Returns a term's name in a language, or else its own (C-V10). */
export const nameOf = ({ labels, language }: Named, wanted: Language): string =>
  labels[wanted] || labels[language] || ''
