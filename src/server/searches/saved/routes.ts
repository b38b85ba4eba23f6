import {
  countSearch,
  createSearch,
  deleteSearch,
  describeSearch,
  listSearches,
  readSearch,
  updateSearch,
} from '#model/api/searches/saved.ts'
import { countSelected } from '#server/cards/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { readableClass, readableTypes } from '../readable-types.ts'
import type { SavedContext } from '../searches-context.ts'
import { describeSearches } from './describe.ts'
import { classIdOf } from './field-label.ts'
import { mayChange, presentSearches } from './present-searches.ts'
import { readSearchQuery } from './read-search-query.ts'
import { changeSaved, createSaved } from './save-search.ts'
import { deleteSearch as remove, searchesSeen, searchSeen, searchToChange } from './store/searches.ts'

/** Cards that are counted while a search is put together: nobody needs to know by then whether there are more. */
const mostCounted = 50_000

/** Saved searches as a person sees them. */
const seeingOf = (actor: MuseumActor) => ({ accountId: actor.accountId, types: readableTypes(actor) })

/** Calls for the searches that people keep (C-Q02). */
export function savedRoutes(context: SavedContext): Route[] {
  const { database, texts } = context
  return [
    route(listSearches, ({ actor, language, query: { q = '', classId } }) =>
      database.inTenant(actor.tenantId, async tx => {
        const seeing = seeingOf(actor)
        const of = classId === undefined ? undefined : readableClass(actor, classId)
        const types = classId === undefined ? seeing.types : of ? [classIdOf(of)] : []
        const rows = await searchesSeen(tx, { ...seeing, types }, { q })
        const result = await presentSearches(texts, tx, { actor, language }, rows)
        return { result, totalSize: result.length }
      }),
    ),

    route(readSearch, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await searchSeen(tx, seeingOf(actor), params.id)
        const [search] = row ? await presentSearches(texts, tx, { actor, language }, [row]) : []
        if (!search) throw notFound()
        return search
      }),
    ),

    route(createSearch, ({ actor, language, body }) => createSaved(context, { actor, language }, body)),

    route(updateSearch, ({ actor, language, params, body }) =>
      changeSaved(context, { actor, language }, params.id, body),
    ),

    route(deleteSearch, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await searchToChange(tx, seeingOf(actor), params.id)
        if (!row) throw notFound()
        if (!mayChange(actor, row)) throw forbidden()
        await remove(tx, row.id)
        return undefined
      }),
    ),

    route(describeSearch, ({ actor, language, body }) =>
      database.inTenant(actor.tenantId, async tx => {
        const searchQuery = readSearchQuery({ actor, language }, body)
        const [described] = await describeSearches(tx, { texts, holder: actor, language }, [searchQuery])
        if (!described) throw notFound()
        return described
      }),
    ),

    route(countSearch, async ({ actor, language, body }) => {
      const { declaration, criteria } = readSearchQuery({ actor, language }, body)
      const selection = { criteria: JSON.stringify(criteria) }
      return database.inTenant(actor.tenantId, async tx => {
        const totalSize = await countSelected(tx, declaration, selection, { most: mostCounted })
        return { totalSize, totalIsAtLeast: totalSize === mostCounted }
      })
    }),
  ]
}
