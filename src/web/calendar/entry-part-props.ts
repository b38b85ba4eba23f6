import type { EntryDraft } from './entry-draft.ts'

/** A part of the form of an entry. */
export interface EntryPartProps {
  readonly draft: EntryDraft
  readonly change: (part: Partial<EntryDraft>) => void
  /** What is wrong with a field, by its names here and in the API. */
  readonly problemOf: (name: string, sent?: string) => string | undefined
}
