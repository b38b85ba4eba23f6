import { sql } from 'kysely'
import type { Box, Place } from '#model/kinds/box-around.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The position of a record on the globe: a point, and edges for anything larger. */
export interface RecordPosition extends Place {
  readonly box?: Box
}

/** Returns the positions of records that have one. */
export async function positionsOf(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordPosition>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; longitude: number; latitude: number; box: Box | null }>`
    select i.id, i.longitude, i.latitude, i.shown -> 'box' as box from card_index i
    where i.tenant_id = ${tenantId} and i.id = any(${[...ids]}::bigint[]) and i.longitude is not null`.execute(
    db,
  )
  return new Map(
    rows.map(({ id, longitude, latitude, box }) => [id, { longitude, latitude, ...(box && { box }) }]),
  )
}
