import { declarationOfId } from '#model/cards/declarations.ts'
import { filtersAsDeclared } from '#model/searches/as-declared.ts'
import type { ListFilters } from '../../cards/list/list-search.ts'

const keyOf = (classId: number, id: string) => `vitrine.facets.${classId}-${id}`

/** The facets chosen in the results of a search, kept as long as the tab by class and search (acceptance row C-Q03). */
export function keptFacets(classId: number, id: string): ListFilters | undefined {
  try {
    const kept: ListFilters | null = JSON.parse(sessionStorage.getItem(keyOf(classId, id)) ?? 'null')
    const declaration = declarationOfId(classId)
    return kept && declaration ? filtersAsDeclared(declaration, kept) : (kept ?? undefined)
  } catch {
    return undefined
  }
}

export function keepFacets(classId: number, id: string, filters: ListFilters | undefined): void {
  try {
    if (filters) sessionStorage.setItem(keyOf(classId, id), JSON.stringify(filters))
    else sessionStorage.removeItem(keyOf(classId, id))
  } catch {
    // Full or shut: they stay as long as the page.
  }
}
