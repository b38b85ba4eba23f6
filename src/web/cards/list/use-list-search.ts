import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { listAsDeclared } from '#model/searches/as-declared.ts'
import { lastSearch } from '../../platform/last-search.ts'
import type { CardArea } from '../card-area.ts'
import { type ListPatch, type ListSearch, readListSearch } from '../data/list-search.ts'

/** The state of the list as the address has it, which may have been kept since fields were called otherwise, and what changes it. Every change can be gone back from, but for typing in the search. */
export function useListSearch({ listPath, declaration }: CardArea) {
  const navigate = useNavigate()
  const router = useRouter()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const key = JSON.stringify(listAsDeclared(declaration, readListSearch(raw)))
  const search = useMemo((): ListSearch => JSON.parse(key), [key])
  useEffect(() => lastSearch.keep(listPath, { ...search }), [listPath, search])
  const change = useCallback(
    (patch: ListPatch, replace = false) => {
      // Somebody already on the way to a record is not called back by what was typed just before.
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
