import { executeSearch, facetsOfSearch } from '#model/api/searches/execute.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { readableClass, readableTypes } from '../readable-types.ts'
import type { SearchQuery } from '../saved/describe.ts'
import { classIdOf } from '../saved/field-label.ts'
import { searchSeen } from '../saved/store/searches.ts'
import type { SavedContext } from '../searches-context.ts'

const usualPage = 100

/**
 * Runs saved searches (C-Q03): what a search finds is a list narrowed by what it asks, so rows, order, totals and facets are
 * those of lists. Of a class that may not be read there are no searches (row C-Q06).
 *
 * `skipGenerationSqlSearch` has no effect: a search is compiled in less than a millisecond, and a compiled one that was kept could show what
 * is no longer allowed. The total of a large result comes as "at least" while the first pages are shown, so nothing is counted again for them.
 */
export function executeRoutes({ database, lists }: SavedContext): Route[] {
  /** @throws {CodedError} `not_found` for what is not there, or not to be seen. */
  const searchOf = (actor: MuseumActor, id: string): Promise<SearchQuery> =>
    database.inTenant(actor.tenantId, async tx => {
      const { accountId } = actor
      const row = await searchSeen(tx, { accountId, types: readableTypes(actor) }, id)
      const declaration = row && declarationOfId(row.type)
      if (!declaration) throw notFound()
      return { declaration, criteria: row.criteria }
    })

  return [
    route(executeSearch, async ({ actor, language, params, query }) => {
      const { declaration, criteria } = await searchOf(actor, params.id)
      const { page = 1, pageSize = usualPage, order, sort, gisQuery, q, filters } = query
      const found = await lists(
        { declaration, actor, language },
        {
          q,
          filters,
          order,
          sort,
          criteria: JSON.stringify(criteria),
          area: gisQuery,
          page: page - 1,
          blocksize: pageSize,
          without_filters: 'true',
        },
      )
      return { ...found, page, pageSize }
    }),

    route(facetsOfSearch, async ({ actor, language, params, body }) => {
      const { declaration, criteria } = await searchOf(actor, params.id)
      const readable = readableClass(actor, params.classId)
      if (!readable || classIdOf(readable) !== classIdOf(declaration)) throw notFound()
      const { facets, totalSize } = await lists(
        { declaration, actor, language },
        {
          q: body.q,
          filters: JSON.stringify(body.filters ?? {}),
          criteria: JSON.stringify(criteria),
          area: body.gisQuery,
          blocksize: 0,
        },
      )
      return { facets, totalSize }
    }),
  ]
}
