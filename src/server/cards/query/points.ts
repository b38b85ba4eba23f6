import { edgesOf } from '#model/searches/area/area.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { readArea } from '../criteria/area.ts'
import { titleIn } from '../names/title-in.ts'
import { inSearchTime } from './in-search-time.ts'
import { countPoints, type PointLine, pointsOfList } from './store/list.ts'
import { groupsOfList, pointsAt } from './store/point-groups.ts'
import { conditionOf, readWanted, type WantedText } from './wanted.ts'

/** Points a map gets at once. */
const mostPoints = 5000

/** Cells across what a map shows, at least: as wide as a finger on a wide screen. */
const cellsAcross = 32

/** The sides of cells, in degrees, for a map that shows so many: halved again and again, so that cells stay where they are when the map is moved. */
const cellOf = (degrees: number): number => 360 / 2 ** Math.ceil(Math.log2((360 / degrees) * cellsAcross))

/**
 * Cards of a list that have coordinates, for the map (C-S02, C-Q04): those in the box that is looked at. Where these are too many
 * they are counted by the cells of a grid, and single records are returned where a cell has no other.
 */
export const readPoints = (
  { database }: CardsContext,
  { declaration, actor, language }: Doing,
  { box, ...query }: WantedText & { readonly box?: string | undefined },
) =>
  inSearchTime(database, actor.tenantId, query, async tx => {
    const condition = await conditionOf(tx, declaration, readWanted(query, { declaration, actor, language }))
    if (condition.nothing) return { result: [], groups: [], totalSize: 0 }
    const presentPoint = ({ id, longitude, latitude, shown }: PointLine) => ({
      id,
      number: shown.number,
      title: titleIn(shown.titles, language),
      longitude,
      latitude,
      box: shown.box ?? null,
    })
    if (!box) {
      const points = await pointsOfList(tx, condition, mostPoints)
      const all = points.length < mostPoints ? points.length : await countPoints(tx, condition)
      return { result: points.map(presentPoint), groups: [], totalSize: all }
    }
    const view = readArea(box, 'box')
    const [west, south, east, north] = edgesOf(view.polygons[0] ?? [])
    const cell = cellOf(Math.max(east - west, north - south, 1e-6))
    const groups = await groupsOfList(tx, condition, view, cell)
    const totalSize = groups.reduce((sum, { count }) => sum + count, 0)
    if (totalSize <= mostPoints)
      return {
        result: (await pointsOfList(tx, condition, mostPoints, view)).map(presentPoint),
        groups: [],
        totalSize,
      }
    const [alone, several] = [
      groups.filter(({ count }) => count === 1),
      groups.filter(({ count }) => count > 1),
    ]
    return {
      result: (await pointsAt(tx, condition, alone)).map(presentPoint),
      groups: several.map(({ count, longitude, latitude, ...box }) => ({ count, longitude, latitude, box })),
      totalSize,
    }
  })
