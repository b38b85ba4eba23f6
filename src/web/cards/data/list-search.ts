import { type ListView, listViews } from '#model/engine/list-views.ts'

/** Facet filters of a list: names of facets with the selected values, of which one has to match (C-K03). */
export type ListFilters = Readonly<Record<string, readonly string[]>>

/** The state of a list in its address; missing parts have the defaults of the type. */
export interface ListSearch {
  readonly q?: string
  readonly filters?: ListFilters
  /** Criteria of an advanced search, as JSON of `Criteria`. */
  readonly criteria?: string
  /** Id of the saved search whose criteria narrow the list. */
  readonly search?: string
  /** The area drawn on a map, in the API's format. */
  readonly area?: string
  readonly sort?: string
  readonly order?: 'ASC' | 'DESC'
  readonly view?: ListView
  /** Id of the saved layout that is in use. */
  readonly layout?: string
}

const text = (value: unknown): string | undefined =>
  // The router reads '1915' in an address as a number.
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined

const readFilters = (value: unknown): ListFilters | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const kept = Object.entries(value).flatMap(([name, values]) => {
    const chosen = (Array.isArray(values) ? values : [values]).flatMap(one => text(one) ?? [])
    return chosen.length > 0 ? [[name, chosen] as const] : []
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** JSON in an address, which the router parses. */
const json = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : text(value)

/** Criteria without spaces, so that the same ones are asked for once. Invalid ones are kept, so that the list does not show everything instead. */
function criteriaText(value: unknown): string | undefined {
  const written = json(value)
  if (written === undefined) return undefined
  try {
    return JSON.stringify(JSON.parse(written))
  } catch {
    return written
  }
}

/** Parses the state of a list from an address, ignoring invalid parts. */
export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const { order, view } = search
  const [q, sort, layout] = [text(search.q), text(search.sort), text(search.layout)]
  const filters = readFilters(search.filters)
  const criteria = criteriaText(search.criteria)
  // A modified, unsaved search takes precedence over the saved one.
  const saved = criteria === undefined ? text(search.search) : undefined
  const area = json(search.area)
  const knownView = listViews.find(name => name === view)
  return {
    ...(q !== undefined && { q }),
    ...(filters && { filters }),
    ...(criteria !== undefined && { criteria }),
    ...(saved !== undefined && { search: saved }),
    ...(area !== undefined && { area }),
    ...(sort !== undefined && { sort }),
    ...((order === 'ASC' || order === 'DESC') && { order }),
    ...(knownView && { view: knownView }),
    ...(layout !== undefined && { layout }),
  }
}

/** Changes to a list's state; undefined removes an entry. */
export type ListPatch = { readonly [Key in keyof ListSearch]?: ListSearch[Key] | undefined }

/** A selection of records, in the API's format. */
export interface WantedCards {
  q?: string
  filters?: string
  criteria?: string
  area?: string
}

/** Returns the selection for counts, maps and bulk edits. The criteria of a saved search must be loaded by then. */
export const wantedOf = ({ q, filters, criteria, area }: ListSearch): WantedCards => ({
  ...(q !== undefined && { q }),
  ...(filters && { filters: JSON.stringify(filters) }),
  ...(criteria !== undefined && { criteria }),
  ...(area !== undefined && { area }),
})

/** Returns the selection of rows and their order. */
export const rowsWantedOf = (search: ListSearch) => ({
  ...wantedOf(search),
  ...(search.sort !== undefined && { sort: search.sort }),
  ...(search.order !== undefined && { order: search.order }),
})

/** The state of a list without filters. */
export const unnarrowed = {
  q: undefined,
  filters: undefined,
  criteria: undefined,
  search: undefined,
  area: undefined,
} as const satisfies ListPatch

/** Returns true when the list is filtered. */
export const isNarrowed = (search: ListSearch): boolean =>
  Object.keys(unnarrowed).some(key => search[key as keyof typeof unnarrowed] !== undefined)

/** The filters with the values of one facet replaced; none of them takes the facet away. */
export function withFacet(
  filters: ListFilters | undefined,
  name: string,
  values: readonly string[],
): ListFilters | undefined {
  const { [name]: _old, ...others } = filters ?? {}
  const next = values.length > 0 ? { ...others, [name]: values } : others
  return Object.keys(next).length > 0 ? next : undefined
}

/** Returns the values of a facet with one of them toggled. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter(other => other !== value) : [...values, value]
