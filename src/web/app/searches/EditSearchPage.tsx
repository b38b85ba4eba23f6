import { useParams } from '@tanstack/react-router'
import { EditSearch } from '../../searches/editor/EditSearch.tsx'

/** The editor with a saved search. */
export function EditSearchPage() {
  const { id } = useParams({ strict: false })
  return id && <EditSearch key={id} id={id} />
}
