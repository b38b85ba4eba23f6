import { sql } from 'kysely'
import { declarations } from '#model/cards/declarations.ts'
import type { Lost } from '#model/engine/aspects/lost.ts'
import { type Loss, waysLost } from '#model/engine/lost.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const losing = declarations.flatMap(declaration => {
  const { lost } = declaration
  return lost ? [{ types: typeIdsOf(declaration), lost, ways: waysLost(declaration) }] : []
})

/** A value of a record `card` as a text, by the path at which its type has it. */
const valueAt = (pathOf: (lost: Lost) => readonly string[]) =>
  sql<string | null>`case ${sql.join(
    losing.map(
      ({ types, lost }) =>
        sql`when card.type = any(${[...types]}::smallint[]) then card.data #>> ${[...pathOf(lost)]}::text[]`,
    ),
    sql` `,
  )} end`

/** Id of the choice that says how the thing of a record was lost; null for those that are there. */
const lossId = valueAt(({ path }) => [path, 'id'])

const lossDay = valueAt(({ since }) => [since])

/** Returns those of some records whose things are lost, how, and since when. */
export async function lostRecords(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Loss>> {
  const { rows } = await sql<{ id: string; type: number; loss: string; since: string | null }>`
    select id, type, loss, since from (
      select card.id, card.type, ${lossId} as loss, ${lossDay} as since from card
      where card.tenant_id = ${tenantId}::bigint and card.id = any(${[...ids]}::bigint[])
    ) as found where loss is not null`.execute(db)
  return new Map(
    rows.flatMap(({ id, type, loss, since }) => {
      const how = losing.find(({ types }) => types.includes(type))?.ways.get(Number(loss))
      return how ? [[id, { how, since }]] : []
    }),
  )
}

/** Counts the lines about records whose things are lost, and those of them not checked yet, by the record of the lines and by decision. */
export async function lostLines({ db, tenantId }: TenantTransaction, recordIds: readonly string[]) {
  const { rows } = await sql<{ id: string; decision: number | null; lost: string; unchecked: string }>`
    select line.record_id as id, line.decision, count(*) as lost,
      count(*) filter (where line.checked_at is null) as unchecked
    from card_line line join card on card.tenant_id = ${tenantId}::bigint and card.id = line.about_id
    where line.tenant_id = ${tenantId}::bigint and line.record_id = any(${[...recordIds]}::bigint[])
      and ${lossId} is not null
    group by line.record_id, line.decision`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}
