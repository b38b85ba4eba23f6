import { useParams } from '@tanstack/react-router'
import { SearchPage } from '../../searches/saved/SearchPage.tsx'

/** The page of a saved search. */
export function ReadSearchPage() {
  const { id } = useParams({ strict: false })
  return id && <SearchPage key={id} id={id} />
}
