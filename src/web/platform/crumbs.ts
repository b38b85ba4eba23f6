import { useEffect, useMemo } from 'react'
import { createStore } from './store.ts'

/** A level of the breadcrumbs. */
export interface Level {
  readonly path: string
  readonly label: string
}

/** The levels that a page names itself, if its address alone does not: a record by its number. */
export const ownCrumbs = createStore<readonly Level[] | undefined>(undefined)

/** Names the levels above a page and its own, as long as it is on the screen; undefined leaves those of its address. */
export function useOwnCrumbs(levels: readonly Level[] | undefined): void {
  const text = levels && JSON.stringify(levels)
  const same = useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as readonly Level[])),
    [text],
  )
  useEffect(() => {
    ownCrumbs.set(() => same)
    return () => ownCrumbs.set(() => undefined)
  }, [same])
}
