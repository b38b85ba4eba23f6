import { z } from 'zod/mini'
import { cardRow, facet, wanted } from '../cards/shapes.ts'
import { wholeNumber } from '../cards/whole-number.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { mayAsk } from './saved.ts'

/* Saved searches are run (specification 001, section 7; acceptance row C-Q03). */

const base = '/advsearch/exec/api/advsearch'

/** A page of what a saved search finds. The first page is 1. */
export const executeSearch = endpoint({
  name: 'searches.execute',
  method: 'GET',
  path: `${base}/execute/:id`,
  token: 'search',
  access: mayAsk,
  summary: 'A page of the cards that a saved search finds, as lists answer it',
  params: z.object({ id }),
  query: z.object({
    page: z.optional(wholeNumber(1, 1_000_000)),
    pageSize: z.optional(wholeNumber(1, 500)),
    order: z.optional(z.enum(['ASC', 'DESC'])),
    sort: z.optional(z.string().check(z.maxLength(100))),
    /** Taken from who sends it, without effect: nothing is generated that could be kept. */
    skipGenerationSqlSearch: z.optional(z.string()),
    /** What was drawn on a map. */
    gisQuery: wanted.area,
    /** Narrows further, as in lists: words, and chosen values of facets. */
    q: wanted.q,
    filters: wanted.filters,
  }),
  output: z.object({
    // Beside these keys, rows tell what their type does (a file its kind and size).
    result: z.array(z.catchall(cardRow, z.unknown())),
    page: z.number(),
    pageSize: z.number(),
    totalSize: z.number(),
    totalIsAtLeast: z.boolean(),
  }),
})

/** The facets of what a saved search finds; clients keep them by `<classId>-<id>`. */
export const facetsOfSearch = endpoint({
  name: 'searches.facets',
  method: 'POST',
  path: `${base}/facet/filters/:id/:classId`,
  token: 'search',
  access: mayAsk,
  openWhenSuspended: true,
  summary: 'Facets of what a saved search finds',
  params: z.object({ id, classId: z.string().check(z.maxLength(10)) }),
  body: z.object({
    /** Chosen values, by the names of facets. */
    filters: z.optional(z.record(z.string(), z.array(z.string()))),
    q: wanted.q,
    gisQuery: wanted.area,
  }),
  output: z.object({ facets: z.array(facet), totalSize: z.number() }),
})
