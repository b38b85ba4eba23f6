import { sql } from 'kysely'
import type { Area } from '#model/searches/area/area.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Condition } from '../wanted.ts'
import { liesIn } from './lies-in.ts'
import type { PointLine } from './list.ts'
import { matches } from './matches.ts'

/** Cards of one cell of a grid: their middle, and the box that holds them. */
export interface PointGroup {
  readonly count: number
  readonly longitude: number
  readonly latitude: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/**
 * Cards with coordinates in a view, counted by the cells of a grid. It names nothing beyond type and coordinates, so that a whole museum is counted
 * from an index alone.
 */
export async function groupsOfList(
  tx: TenantTransaction,
  condition: Condition,
  view: Area,
  cell: number,
): Promise<readonly PointGroup[]> {
  const { rows } = await sql<Omit<PointGroup, 'count'> & { readonly count: string }>`
    select count(*) as count, sum(i.longitude) / count(*) as longitude, sum(i.latitude) / count(*) as latitude,
      min(i.longitude) as west, min(i.latitude) as south, max(i.longitude) as east, max(i.latitude) as north
    from card_index i where ${matches(tx, condition)} and ${liesIn(view)}
    group by floor(i.longitude / ${cell}::float8), floor(i.latitude / ${cell}::float8)`.execute(tx.db)
  return rows.map(({ count, ...group }) => ({ ...group, count: Number(count) }))
}

/** The cards that lie exactly at some spots. */
export async function pointsAt(
  tx: TenantTransaction,
  condition: Condition,
  spots: readonly Pick<PointGroup, 'west' | 'south'>[],
): Promise<readonly PointLine[]> {
  if (spots.length === 0) return []
  const { rows } = await sql<PointLine>`
    select i.id, i.longitude, i.latitude, i.shown
    from unnest(${spots.map(({ west }) => west)}::float8[], ${spots.map(({ south }) => south)}::float8[]) as spot(x, y)
    join card_index i on i.longitude = spot.x and i.latitude = spot.y
    where ${matches(tx, condition)}`.execute(tx.db)
  return rows
}
