import type { CardArea } from '../card-area.ts'
import { useLayouts } from '../layouts/use-layouts.ts'
import { ListPage } from './ListPage.tsx'
import { useListSearch } from './use-list-search.ts'

/** The list of an area. Nothing is drawn before it is known how the person likes it: that is one short call, made once. */
export function AreaList({ area }: { readonly area: CardArea }) {
  const { search, change } = useListSearch(area)
  const { layouts, isLoading } = useLayouts(area.type)
  if (isLoading) return null
  return <ListPage area={area} search={search} onChange={change} layouts={layouts ?? []} />
}
