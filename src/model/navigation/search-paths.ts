import type { CardType } from '../record-types.ts'
import { listPath } from './card-paths.ts'
import { pages } from './pages.ts'

/** The saved searches. */
export const searchesPath = pages.savedSearches.path

/** The editor with a search that is not saved yet; `type` and `criteria` in the address say what it begins with. */
export const newSearchPath = pages.newSearch.path

/** A saved search as it is read. */
export const searchPath = (id: string): string => `${searchesPath}/${id}`

/** A saved search in the editor. */
export const editSearchPath = (id: string): string => `${searchPath(id)}/edit`

/** The list of a type narrowed by a saved search; null where the type has no list. */
export function foundPath(type: CardType, id: string): string | null {
  const list = listPath(type)
  return list && `${list}?search=${id}`
}
