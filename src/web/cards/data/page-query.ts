import type { CardEndpoints } from '#model/api/cards/card-endpoints.ts'
import type { OutputOf } from '#model/api/endpoint.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { MapBox } from '../../ui/map/MapPoint.ts'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, rowsWantedOf, wantedOf } from './list-search.ts'

export type ListPage = OutputOf<CardEndpoints['list']>

/** Rows of one call (C-K02). */
export const pageSize = 100

/** One page of a list: its rows at once, without counting facets. */
export const pageQuery = ({ endpoints }: CardArea, search: ListSearch, page: number) =>
  endpointQuery(endpoints.list, {
    query: {
      ...rowsWantedOf(search),
      page: String(page),
      blocksize: String(pageSize),
      without_filters: 'true',
    },
  })

/** The facets of a list and its exact count, without rows. */
export const facetsQuery = ({ endpoints }: CardArea, search: ListSearch) =>
  endpointQuery(endpoints.list, { query: { ...wantedOf(search), blocksize: '0' } })

/** Returns the query for the places of a list within a part of the map. */
export const pointsQuery = ({ endpoints }: CardArea, search: ListSearch, box: MapBox) =>
  endpointQuery(endpoints.points, { query: { ...wantedOf(search), box: box.join(',') } })

/** The list along time: of all years, or of those in view. */
export const timelineQuery = (
  { endpoints }: CardArea,
  search: ListSearch,
  view: { readonly from: number; readonly to: number } | undefined,
) =>
  endpointQuery(endpoints.timeline, {
    query: { ...wantedOf(search), ...(view && { from: String(view.from), to: String(view.to) }) },
  })

export const pageOf = (index: number): number => Math.floor(index / pageSize)
