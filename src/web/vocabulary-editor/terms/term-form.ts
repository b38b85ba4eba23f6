import type { Authority, TermDetails } from '#model/api/vocabularies/shapes.ts'
import { type Language, languages } from '#model/languages.ts'
import { filled, nameFieldOf } from '../../vocabularies/add/authority-form.ts'

type AuthorityTexts = Parameters<typeof filled>[1]

/** A term as its form has it. */
export interface TermTexts {
  readonly labels: Readonly<Record<Language, string>>
  readonly assignable: boolean
  readonly note: string
  readonly notation: string
  readonly source: string
  readonly sourceUri: string
  readonly authority: AuthorityTexts
}

/** What is saved, as texts. */
export const textsOf = (term: TermDetails): TermTexts => {
  const { kind: _kind, ...authority } = term.authority ?? { kind: undefined }
  return {
    labels: Object.fromEntries(languages.map(language => [language, term.labels[language] ?? ''])) as Record<
      Language,
      string
    >,
    assignable: term.assignable,
    note: term.note,
    notation: term.notation ?? '',
    source: term.source ?? '',
    sourceUri: term.sourceUri ?? '',
    authority: authority as AuthorityTexts,
  }
}

/** The form as the server takes it. A place is named by its place. */
export function bodyOf(term: TermDetails, { authority, labels, ...texts }: TermTexts) {
  const kind = term.authority?.kind
  const all: Authority | undefined = kind && {
    kind,
    ...filled(kind, authority),
    ...(nameFieldOf(kind) === 'place' && { place: labels[term.language].trim() }),
  }
  return { ...texts, labels: trimmed(labels), ...(all && { authority: all }) }
}

const trimmed = (labels: TermTexts['labels']): TermTexts['labels'] =>
  Object.fromEntries(Object.entries(labels).map(([language, name]) => [language, name.trim()])) as Record<
    Language,
    string
  >
