import { useQuery } from '@tanstack/react-query'
import { readSearch, type SavedSearch } from '#model/api/searches/saved.ts'
import { cardTypes } from '#model/record-types.ts'
import { readCriteria } from '#model/searches/criteria.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'

/** What narrows a list beside words and facets. */
export type SearchState =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly criteria?: string | undefined; readonly saved?: SavedSearch }
  /** There is no such search (any more), or not for this person, or not of these cards. */
  | { readonly is: 'gone' }
  /** It asks for what is no longer there. */
  | { readonly is: 'broken'; readonly saved?: SavedSearch }
  | { readonly is: 'failed'; readonly retry: () => void }

const isBroken = ({ blocks }: SavedSearch): boolean =>
  blocks.some(({ filters }) => filters.some(({ broken }) => broken))

const isRefused = (failure: unknown): boolean =>
  failure instanceof CallError && failure.status >= 400 && failure.status < 500

/** The criteria of a list: those of its address, or of the saved search that it names. */
export function useSavedCriteria(area: CardArea, { search: id, criteria }: ListSearch): SearchState {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(readSearch, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  if (id === undefined)
    return criteria !== undefined && !readCriteria(criteria) ? { is: 'broken' } : { is: 'ready', criteria }
  if (error && (isRefused(error) || !data))
    return isRefused(error) ? { is: 'gone' } : { is: 'failed', retry: () => void refetch() }
  if (!data) return { is: 'loading' }
  if (data.classId !== cardTypes[area.type]) return { is: 'gone' }
  return isBroken(data)
    ? { is: 'broken', saved: data }
    : { is: 'ready', criteria: data.criteria, saved: data }
}
