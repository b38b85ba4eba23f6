import { catalogueArea } from '../catalogue-area.ts'
import { useLayouts } from '../layouts/use-layouts.ts'
import { ListPage } from './ListPage.tsx'
import { useListSearch } from './use-list-search.ts'

/** The list of the museum's objects. Nothing is drawn before it is known how the person likes it: that is one short call, made once. */
export function CataloguePage() {
  const { search, change } = useListSearch(catalogueArea)
  const { layouts, isLoading } = useLayouts(catalogueArea.type)
  if (isLoading) return null
  return <ListPage area={catalogueArea} search={search} onChange={change} layouts={layouts ?? []} />
}
