import type { Citation } from '#model/api/citations.ts'
import { type CitationRun, plainCitation } from '#model/bibliography/citation-runs.ts'
import type { CitationStyle } from '#model/bibliography/citation-styles.ts'
import { sortDateOf } from '#model/bibliography/sort-date.ts'
import type { Language } from '#model/languages.ts'
import type { Work } from '../works.ts'
import { formatCitations } from './format-citations.ts'

export interface Citing {
  readonly style: CitationStyle
  readonly language: Language
}

/** A work as it is cited: without a text where there is nothing to cite it by (acceptance rows C-E04, C-K18). */
export function citeWork({ id, item, type, year }: Work, how: Citing): Citation {
  const runs = (item && formatCitations([item], how)[0]?.runs) ?? []
  return { ...saying(runs), id, type, sortDate: sortDateOf(year) }
}

/** Runs as an answer holds them, with their text. */
export const saying = (runs: readonly CitationRun[]) => ({ citation: plainCitation(runs), runs: [...runs] })
