import type { Citation } from '#model/api/citations.ts'
import { type CitationRun, plainCitation } from '#model/bibliography/citation-runs.ts'
import { sortDateOf } from '#model/bibliography/sort-date.ts'
import type { Work } from '../works.ts'
import type { Citing } from './citing.ts'
import { setCitations } from './set-citations.ts'

/**
 * Works as they are cited, each by itself: without a text where there is nothing to cite it by (C-E04, C-K18). Not to be awaited
 * inside of a transaction.
 */
export async function citeWorks(works: readonly Work[], how: Citing): Promise<readonly Citation[]> {
  const items = works.flatMap(({ item }) => item ?? [])
  const set = new Map((await setCitations(items, how, 'single')).map(({ id, runs }) => [id, runs]))
  return works.map(({ id, item, type, year }) => ({
    ...citationOf((item && set.get(item.id)) ?? []),
    id,
    type,
    sortDate: sortDateOf(year),
  }))
}

/** Runs as an answer holds them, with their text. */
export const citationOf = (runs: readonly CitationRun[]) => ({
  citation: plainCitation(runs),
  runs: [...runs],
})
