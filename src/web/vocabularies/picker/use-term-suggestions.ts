import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { searchDelay } from '../term-query.ts'
import { useDebounced } from '../use-debounced.ts'
import { type Sought, suggestionRows, suggestionsQuery } from './suggestions-query.ts'
import { useRecentTerms } from './use-recent-terms.ts'

const none: readonly Term[] = []

/**
 * Terms that fit what is typed, asked 300 ms after the last key and from the first letter on; without a text those used last
 * (acceptance row C-V04).
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
