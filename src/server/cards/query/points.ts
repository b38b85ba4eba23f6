import type { CardsContext, Doing } from '../cards-context.ts'
import { titleIn } from '../names/title-in.ts'
import { countPoints, pointsOfList } from './store/list.ts'
import { conditionOf, readWanted } from './wanted.ts'

/** Points a map gets at once. */
const mostPoints = 5000

/** Cards of a list that have coordinates, for the map (acceptance row C-S02). */
export const readPoints = (
  { database }: CardsContext,
  { declaration, actor, language }: Doing,
  query: { readonly q?: string | undefined; readonly filters?: string | undefined },
) =>
  database.inTenant(actor.tenantId, async tx => {
    const condition = await conditionOf(tx, declaration, readWanted(query, language))
    if (condition.nothing) return { result: [], totalSize: 0 }
    const points = await pointsOfList(tx, condition, mostPoints)
    return {
      result: points.map(({ id, longitude, latitude, shown }) => ({
        id,
        number: shown.number,
        title: titleIn(shown.titles, language),
        longitude,
        latitude,
        box: shown.box ?? null,
      })),
      totalSize: points.length < mostPoints ? points.length : await countPoints(tx, condition),
    }
  })
