import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { readTerm } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { Language } from '#model/languages.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { searchDelay, termQuery, termsBelow } from '../terms.ts'

/** The number of recent terms that are offered. */
const kept = 5

const keyOf = (museumId: string, code: VocabularyCode) => `recentTerms.${museumId}.${code}`

/** Ids of the terms that were last picked from a vocabulary in this browser, newest first. */
function recentTerms(museumId: string, code: VocabularyCode): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(museumId, code)) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Remembers a picked term. Without storage, no recent terms are offered. */
function rememberTerm(museumId: string, code: VocabularyCode, id: string): void {
  const ids = [id, ...recentTerms(museumId, code).filter(other => other !== id)].slice(0, kept)
  try {
    localStorage.setItem(keyOf(museumId, code), JSON.stringify(ids))
  } catch {
    // A full or closed storage is no reason to trouble anyone.
  }
}

/** Rows of suggestions, the last one included. */
export const suggestionRows = 5

export interface Sought {
  readonly code: VocabularyCode
  readonly categoryId: number | undefined
  /** The only terms to offer are below this one. */
  readonly below: string | undefined
  readonly language: Language
}

/** A query for the first terms that match the text; never more of the vocabulary than is shown. */
const suggestionsQuery = (
  { code, categoryId, below, language }: Sought,
  text: string,
): ReturnType<typeof termsBelow> =>
  termsBelow(
    { code, below },
    {
      q: text,
      page: 0,
      blocksize: suggestionRows,
      ...(categoryId !== undefined && { objectCategoryId: categoryId }),
    },
    language,
  )

/** Terms this person picked last from a vocabulary, as they are called now; those that are no longer offered are left out. */
function useRecentTerms({ code, below, language }: Sought, wanted: boolean) {
  const { currentMuseumId = '' } = useSession()
  const ids = wanted ? recentTerms(currentMuseumId, code) : []
  const answers = useQueries({
    queries: ids.map(id => termQuery(readTerm, { params: { id } }, language)),
  })
  const terms: readonly Term[] = answers.flatMap(({ data }) =>
    data?.code === code &&
    data.assignable &&
    !data.deprecated &&
    (below === undefined || data.path.some(({ id }) => id === below))
      ? [data]
      : [],
  )
  return { terms, remember: (id: string) => rememberTerm(currentMuseumId, code, id) }
}

const none: readonly Term[] = []

/**
 * Terms that match the text, queried 300 ms after the last key and from the first letter on; without a text those used last
 * (C-V04).
 */
export function useTermSuggestions(sought: Sought, text: string, open: boolean) {
  const typed = text.trim()
  const asked = useDebounced(typed, searchDelay)
  const { terms: recent, remember } = useRecentTerms(sought, open && typed === '')
  const { data, isFetching, isPending, isPlaceholderData } = useQuery({
    ...suggestionsQuery(sought, asked),
    enabled: asked !== '' && typed !== '',
    placeholderData: keepPreviousData,
  })
  if (typed === '') return { terms: recent, loading: false, more: false, remember }
  return {
    terms: data?.terms ?? none,
    loading: asked !== typed || isFetching || isPending || isPlaceholderData,
    more: data !== undefined && (data.more || data.totalCount > suggestionRows),
    remember,
  }
}
