import type { PublicKind } from '#model/engine/site-pages.ts'
import type { Listed } from './listed.ts'

/** Orders of results. */
export const siteSorts = ['relevance', 'date', 'number', 'newest'] as const
export type SiteSort = (typeof siteSorts)[number]

/** Numbers of results on a page. */
export const sitePageSizes = [24, 48, 96] as const

/** A question to the public records of a museum, as an address of its site says it. */
export interface SiteQuery {
  readonly kind: PublicKind
  /** Words as they were typed; '' for all records. */
  readonly words: string
  /** Chosen values of facets by path: one of them is enough within a facet. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Years, with 0 for 1 BC. */
  readonly from?: number
  readonly to?: number
  readonly sort: SiteSort
  /** The first is 1. */
  readonly page: number
  readonly size: number
}

/** A value by which results can be narrowed. */
export interface SiteFacetValue {
  /** The value as the address has it. */
  readonly value: string
  readonly name: string
  /** Results that have it, given all that is chosen in other facets. */
  readonly count: number
  readonly isChosen: boolean
}

/** A facet of results: a field of the declaration that the public sees. */
export interface SiteFacet {
  readonly path: string
  readonly label: string
  /** The most frequent first, chosen ones before all. */
  readonly values: readonly SiteFacetValue[]
}

/** A way out of an empty result: another spelling, or the same question without one of its parts. */
export interface SiteWayOut {
  readonly query: SiteQuery
  readonly count: number
  /** The part that is left out, by its name; absent for another spelling. */
  readonly without?: string
}

/** Answer to a question; all counts are exact, and of public records alone. */
export interface SiteResults {
  readonly count: number
  /** Results of the same words in each kind that has any. */
  readonly kinds: ReadonlyMap<PublicKind, number>
  readonly facets: readonly SiteFacet[]
  readonly listed: readonly Listed[]
  /** For an empty result, the most promising first. */
  readonly waysOut: readonly SiteWayOut[]
}
