import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useContext, useEffect, useMemo } from 'react'
import { readSearch, type SavedSearch } from '#model/api/searches/saved.ts'
import { cardTypes } from '#model/record-types.ts'
import { listAsDeclared, missingFields } from '#model/searches/as-declared.ts'
import { readCriteria } from '#model/searches/criteria.ts'
import { lastSearch } from '../../platform/last-search.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { CardArea } from '../card-area.ts'
import { type ListPatch, type ListSearch, readListSearch } from '../data/list-search.ts'
import { ListFailed } from '../ListFailed.tsx'
import { useLayouts } from '../layouts/use-layouts.ts'
import styles from './ListPage.module.css'
import { ListPage } from './ListPage.tsx'
import { SearchLost } from './SearchLost.tsx'
import { SearchSlotsContext } from './search-slots.ts'

/** Filters of a list other than words and facets. */
type SearchState =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly criteria?: string | undefined; readonly saved?: SavedSearch }
  /** There is no such search (any more), or not for this person, or not of these cards. */
  | { readonly is: 'gone' }
  /** It refers to something that no longer exists. */
  | { readonly is: 'broken'; readonly saved?: SavedSearch }
  | { readonly is: 'failed'; readonly retry: () => void }

const isBroken = ({ blocks }: SavedSearch): boolean =>
  blocks.some(({ filters }) => filters.some(({ broken }) => broken))

const isRefused = (failure: unknown): boolean =>
  failure instanceof CallError && failure.status >= 400 && failure.status < 500

/** The criteria of a list: those of its address, or of the saved search that it names. */
function useSavedCriteria(area: CardArea, { search: id, criteria }: ListSearch): SearchState {
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

/** The state of the list as the address has it, which may have been kept since fields were called otherwise, and what changes it. Every change can be gone back from, but for typing in the search. */
function useListSearch({ listPath, declaration }: CardArea) {
  const navigate = useNavigate()
  const router = useRouter()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const key = JSON.stringify(listAsDeclared(declaration, readListSearch(raw)))
  const search = useMemo((): ListSearch => JSON.parse(key), [key])
  useEffect(() => lastSearch.keep(listPath, { ...search }), [listPath, search])
  const change = useCallback(
    (patch: ListPatch, replace = false) => {
      // A user who has already opened a record is not taken back by earlier typing.
      if (router.latestLocation.pathname !== listPath) return
      void navigate({
        to: listPath,
        search: readListSearch({ ...JSON.parse(key), ...patch }),
        replace,
        resetScroll: false,
      })
    },
    [navigate, router, listPath, key],
  )
  return { search, change }
}

/**
 * The list of an area. Nothing is drawn before it is known how the person likes it and what a saved search asks: those are short calls,
 * made once.
 */
export function AreaList({ area }: { readonly area: CardArea }) {
  const { search, change } = useListSearch(area)
  const { layouts = [], museum, isLoading } = useLayouts(area.type)
  const found = useSavedCriteria(area, search)
  const slots = useContext(SearchSlotsContext)
  const isAsked = (search.search ?? search.criteria) !== undefined
  // Where saved searches are not available, the search of the address is treated as lost.
  if (isAsked && !slots) return <SearchLost area={area} reason="gone" onChange={change} />
  if (isLoading || found.is === 'loading') return null
  if (found.is === 'failed') return <ListFailed onRetry={found.retry} />
  const saved = found.is === 'gone' ? undefined : found.saved
  const band = slots && isAsked && found.is !== 'gone' && (
    <Suspense>
      <slots.Band area={area} search={search} saved={saved} onChange={change} />
    </Suspense>
  )
  const criteria = saved?.criteria ?? search.criteria
  const missing = missingFields(area.declaration, { ...search, ...(criteria !== undefined && { criteria }) })
  if (found.is !== 'ready' || missing.length > 0)
    return (
      <div className={styles.lost}>
        {band}
        <SearchLost
          area={area}
          reason={found.is === 'gone' ? 'gone' : 'broken'}
          missing={missing}
          onChange={change}
        />
      </div>
    )
  return (
    <ListPage
      area={area}
      search={search}
      criteria={found.criteria}
      band={band}
      onChange={change}
      layouts={museum ? [...layouts, museum] : layouts}
    />
  )
}
