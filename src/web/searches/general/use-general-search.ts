import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchEverywhere } from '#model/api/searches/general.ts'
import { browserStore } from '../../platform/browser-store.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import type { Ages } from './search-address.ts'

const most = 8

const isText = (value: unknown): value is string => typeof value === 'string'

export interface RecentSearches {
  /** The newest first. */
  readonly list: readonly string[]
  readonly keep: (q: string) => void
  readonly clear: () => void
}

/** Searches of this person in this museum, stored in this browser only. */
export function useRecentSearches(): RecentSearches {
  const { currentUser } = useSession()
  const store = browserStore<unknown>(
    `searches.${currentUser?.id ?? ''}.${currentUser?.identities[0]?.tenantId ?? ''}`,
  )
  const kept = useStore(store)
  const list = Array.isArray(kept) ? kept.filter(isText).slice(0, most) : []
  return {
    list,
    keep(q) {
      const text = q.trim()
      const same = (other: string) => other.toLowerCase() === text.toLowerCase()
      if (text !== '') store.set(() => [text, ...list.filter(other => !same(other))].slice(0, most))
    },
    clear: () => store.set(() => []),
  }
}

/** Minimum number of letters for searching while typing. */
export const fewestLetters = 2

/** The general search for what was typed; what was found before stays until the answer is there, and for some seconds nothing is asked for twice. */
export const useGeneralSearch = (q: string, ages?: Ages) =>
  useQuery({
    ...endpointQuery(searchEverywhere, { query: { q, ...(ages && { ages }) } }),
    enabled: q.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
