import type { ListFilters } from '../../cards/list/list-search.ts'

const keyOf = (classId: number, id: string) => `vitrine.facets.${classId}-${id}`

/** The facets chosen in the results of a search, kept as long as the tab by class and search (acceptance row C-Q03). */
export function keptFacets(classId: number, id: string): ListFilters | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(classId, id)) ?? 'null') ?? undefined
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
