import type { WantedCards } from '#model/api/searches/downloads.ts'

/** What is to be downloaded: a saved search, or the cards of a list with all that narrows it (a list's own `wantedOf`). */
export interface ResultsToDownload extends WantedCards {
  readonly searchId?: string | undefined
  readonly classId: number
  /** Cards found, where it is known. */
  readonly count?: number | undefined
  /** Suggested name of the file; the name of the type where there is none. */
  readonly name?: string | undefined
}
