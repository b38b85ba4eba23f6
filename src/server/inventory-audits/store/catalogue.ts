import { sql } from 'kysely'
import { declarationOf } from '#model/cards/declarations.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Words } from '#server/procedures/index.ts'
import type { ExpectedPart } from '../tables.ts'

/** An object as the catalogue has it now. */
export interface Catalogued {
  readonly id: string
  readonly number: string
  readonly titles: Words
  readonly coverFileId: string | null
  readonly locationId: string | null
}

/** Objects that are not in the bin, with their present locations. */
export async function cataloguedObjects(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<Catalogued[]> {
  const { rows } = await sql<Catalogued>`
    select id, number, titles, cover_file_id as "coverFileId", (data #>> '{location,room,id}')::bigint as "locationId"
    from card
    where tenant_id = ${tenantId} and id = any(${[...ids]}::bigint[]) and type = ${cardTypes.object}
      and deleted_at is null`.execute(db)
  return rows
}

/** Parts of objects, by the object they belong to. */
export async function partsOf(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ExpectedPart[]>> {
  const { rows } = await sql<ExpectedPart & { whole: string }>`
    select l.card_id as whole, c.id, c.number, c.titles
    from card_link l
    join card c on c.tenant_id = l.tenant_id and c.id = l.other_id and c.deleted_at is null
    where l.tenant_id = ${tenantId} and l.card_id = any(${[...ids]}::bigint[]) and l.mirrored
      and l.other_type = ${cardTypes.object} and l.field = ${declarationOf('object')?.broaderPath ?? ''}
    order by l.card_id, c.number, c.id`.execute(db)
  return Map.groupBy(
    rows.map(({ whole, ...part }) => ({ whole, ...part })),
    ({ whole }) => whole,
  )
}
