import { z } from 'zod/mini'
import { cardRow, facet, wanted } from '../cards/shapes.ts'
import { wholeNumber } from '../cards/whole-number.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mayAsk } from './saved.ts'

/* Execution of saved searches (C-Q03). */

const base = '/advsearch/exec/api/advsearch'

/** One page of the results of a saved search, counted from 1. */
export const executeSearch = endpoint({
  name: 'searches.execute',
  method: 'GET',
  path: `${base}/execute/:id`,
  token: 'search',
  access: mayAsk,
  summary: 'A page of the results of a saved search, as in lists',
  params: z.object({ id }),
  query: z.object({
    page: z.optional(wholeNumber(1, 1_000_000)),
    pageSize: z.optional(wholeNumber(1, 500)),
    order: z.optional(z.enum(['ASC', 'DESC'])),
    sort: z.optional(z.string().check(z.maxLength(100))),
    /** Accepted but ignored: nothing is generated that could be stored. */
    skipGenerationSqlSearch: z.optional(z.string()),
    /** Area drawn on a map. */
    gisQuery: wanted.area,
    /** Further restrictions, as in lists: words and chosen facet values. */
    q: wanted.q,
    filters: wanted.filters,
  }),
  output: z.object({
    // Rows have additional keys of their type (for a file, format and size).
    result: z.array(z.catchall(cardRow, z.unknown())),
    page: z.number(),
    pageSize: z.number(),
    totalSize: z.number(),
    totalIsAtLeast: z.boolean(),
  }),
})

/** Facets of the results of a saved search; clients store them by `<classId>-<id>`. */
export const facetsOfSearch = endpoint({
  name: 'searches.facets',
  method: 'POST',
  path: `${base}/facet/filters/:id/:classId`,
  token: 'search',
  access: mayAsk,
  openWhenSuspended: true,
  summary: 'Facets of the results of a saved search',
  params: z.object({ id, classId: z.string().check(z.maxLength(10)) }),
  body: z.object({
    /** Chosen values by facet name. */
    filters: z.optional(z.record(z.string(), z.array(z.string()))),
    q: wanted.q,
    gisQuery: wanted.area,
  }),
  output: z.object({ facets: z.array(facet), totalSize: z.number() }),
})
