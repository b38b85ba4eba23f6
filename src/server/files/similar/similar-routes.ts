import { readSimilar } from '#model/api/files/similar.ts'
import { cardTypes } from '#model/cards/card-types.ts'
import { looksAlike } from '#model/files/likeness/looks-apart.ts'
import { cardItems, linkedOfType } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { contentsOf } from '../store/contents.ts'
import { lookingAlike } from './store.ts'

const mostFiles = 50
const mostObjects = 10

/** Pictures that are there twice, or nearly: the same photograph smaller, lighter, saved again. */
export const similarRoutes = ({ database }: { readonly database: Database }): Route[] => [
  route(readSimilar, ({ actor, params, language }) =>
    database.inTenant(actor.tenantId, async tx => {
      const [file] = await contentsOf(tx, [params.id])
      if (!file) throw notFound()
      if (file.looks === null) return { result: [] }
      const alike = await lookingAlike(tx, {
        cardId: params.id,
        looks: file.looks,
        most: looksAlike,
        limit: mostFiles,
      })
      const ids = alike.map(({ card_id: id }) => id)
      const objects = await linkedOfType(tx, ids, cardTypes.object, mostObjects)
      const shownIds = [...ids, ...new Set([...objects.values()].flat())]
      const items = await cardItems(tx, shownIds, { actor, language })
      const byId = new Map(items.map(item => [item.id, item]))
      return {
        result: alike.flatMap(({ card_id: id, sha256, distance }) => {
          const item = byId.get(id)
          const shown = (objects.get(id) ?? []).flatMap(object => byId.get(object) ?? [])
          return item ? [{ file: item, distance, identical: sha256 === file.sha256, objects: shown }] : []
        }),
      }
    }),
  ),
]
