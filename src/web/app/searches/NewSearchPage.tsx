import { useSearch } from '@tanstack/react-router'
import { NewSearch } from '../../searches/editor/NewSearch.tsx'

/** The editor with a search that is not saved yet. */
export function NewSearchPage() {
  const { type, criteria } = useSearch({ from: '/app/advsearch/searches/new' })
  return <NewSearch type={type} criteria={criteria} />
}
