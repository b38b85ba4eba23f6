import { useContext } from 'react'
import { missingFields } from '#model/searches/as-declared.ts'
import type { CardArea } from '../card-area.ts'
import { ListFailed } from '../ListFailed.tsx'
import { useLayouts } from '../layouts/use-layouts.ts'
import styles from './ListPage.module.css'
import { ListPage } from './ListPage.tsx'
import { SearchLost } from './SearchLost.tsx'
import { SearchSlotsContext } from './search-slots.ts'
import { useListSearch } from './use-list-search.ts'
import { useSavedCriteria } from './use-saved-criteria.ts'

/**
 * The list of an area. Nothing is drawn before it is known how the person likes it and what a saved search asks: those are short calls,
 * made once.
 */
export function AreaList({ area }: { readonly area: CardArea }) {
  const { search, change } = useListSearch(area)
  const { layouts, isLoading } = useLayouts(area.type)
  const found = useSavedCriteria(area, search)
  const slots = useContext(SearchSlotsContext)
  const isAsked = (search.search ?? search.criteria) !== undefined
  // Where searches are not offered nobody could say what narrows the list.
  if (isAsked && !slots) return <SearchLost area={area} reason="gone" onChange={change} />
  if (isLoading || found.is === 'loading') return null
  if (found.is === 'failed') return <ListFailed onRetry={found.retry} />
  const saved = found.is === 'gone' ? undefined : found.saved
  const band = slots && isAsked && found.is !== 'gone' && (
    <slots.Band area={area} search={search} saved={saved} onChange={change} />
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
      layouts={layouts ?? []}
    />
  )
}
