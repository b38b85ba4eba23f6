import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchEverywhere } from '#model/api/searches/general.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { Ages } from './search-address.ts'

/** Letters from which on is searched while somebody types. */
export const fewestLetters = 2

/** The general search for what was typed; what was found before stays until the answer is there, and for some seconds nothing is asked for twice. */
export const useGeneralSearch = (q: string, ages?: Ages) =>
  useQuery({
    ...endpointQuery(searchEverywhere, { query: { q, ...(ages && { ages }) } }),
    enabled: q.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
