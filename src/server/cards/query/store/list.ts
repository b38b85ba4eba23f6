import { sql } from 'kysely'
import type { Area } from '#model/searches/area/area.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Shown } from '../../tables.ts'
import type { Condition } from '../wanted.ts'
import { liesIn } from './lies-in.ts'
import { matches } from './matches.ts'

/** Ids of those that match in the order of ids; for work over all of them. */
export async function idsOfList(
  tx: TenantTransaction,
  condition: Condition,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from card_index i where ${matches(tx, condition)} and i.id > ${after}
    order by i.id limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Counts the matches, up to a limit. */
export async function countList(tx: TenantTransaction, condition: Condition, most?: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from card_index i where ${matches(tx, condition)} limit ${most ?? null}::bigint
    ) found`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}

/** A line of the index that has coordinates. */
export interface PointLine {
  readonly id: string
  readonly longitude: number
  readonly latitude: number
  readonly shown: Shown
}

/** Cards with coordinates, up to a limit; those in view, where one is given. */
export async function pointsOfList(
  tx: TenantTransaction,
  condition: Condition,
  limit: number,
  view?: Area,
): Promise<readonly PointLine[]> {
  const { rows } = await sql<PointLine>`
    select i.id, i.longitude, i.latitude, i.shown from card_index i
    where ${matches(tx, condition)} and ${view ? liesIn(view) : sql`i.longitude is not null`}
    order by i.id limit ${limit}`.execute(tx.db)
  return rows
}

export async function countPoints(tx: TenantTransaction, condition: Condition): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from card_index i
    where ${matches(tx, condition)} and i.longitude is not null`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}
