import type { CardType } from '../record-types.ts'
import { listPath } from './card-paths.ts'
import { pages } from './pages.ts'

/** Address of the saved searches. */
export const searchesPath = pages.savedSearches.path

/** Address of the editor for a new search; `type` and `criteria` in the query set its initial content. */
export const newSearchPath = pages.newSearch.path

/** Returns the address of a saved search. */
export const searchPath = (id: string): string => `${searchesPath}/${id}`

/** Returns the address of a saved search in the editor. */
export const editSearchPath = (id: string): string => `${searchPath(id)}/edit`

/** Returns the address of a type's list filtered by a saved search; null when the type has no list. */
export function foundPath(type: CardType, id: string): string | null {
  const list = listPath(type)
  return list && `${list}?search=${id}`
}
