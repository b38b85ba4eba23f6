import { sql } from 'kysely'
import { declarations } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const losing = declarations.flatMap(declaration => {
  const { lostPath } = declaration
  return lostPath === undefined ? [] : [{ types: typeIdsOf(declaration), path: lostPath.split('/') }]
})

/** Id of the choice that says how the thing of a record `card` was lost, as a text; null for those that are there. */
const lossId = sql<string | null>`case ${sql.join(
  losing.map(
    ({ types, path }) =>
      sql`when card.type = any(${[...types]}::smallint[]) then card.data #>> ${[...path, 'id']}::text[]`,
  ),
  sql` `,
)} end`

/** Returns those of some records whose things are lost, and how: the id of the choice. */
export async function lostRecords(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; loss: string }>`
    select id, loss from (
      select card.id, ${lossId} as loss from card
      where card.tenant_id = ${tenantId}::bigint and card.id = any(${[...ids]}::bigint[])
    ) as found where loss is not null`.execute(db)
  return new Map(rows.map(({ id, loss }) => [id, Number(loss)]))
}

/** Counts the lines about records whose things are lost, by the record of the lines and by decision. */
export async function lostLines({ db, tenantId }: TenantTransaction, recordIds: readonly string[]) {
  const { rows } = await sql<{ id: string; decision: number | null; lost: string }>`
    select line.record_id as id, line.decision, count(*) as lost
    from card_line line join card on card.tenant_id = ${tenantId}::bigint and card.id = line.about_id
    where line.tenant_id = ${tenantId}::bigint and line.record_id = any(${[...recordIds]}::bigint[])
      and ${lossId} is not null
    group by line.record_id, line.decision`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}
