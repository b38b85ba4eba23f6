import { sql } from 'kysely'
import { declarations } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

const delivering = declarations.flatMap(declaration => {
  const { delivers } = declaration.rooms ?? {}
  return delivers ? [{ types: typeIdsOf(declaration), delivers }] : []
})

/** As `isUnagreed` of the model: a line of `record` without a format, or in that of a picture and without a longest side. */
const isUnagreed = sql<boolean>`case ${sql.join(
  delivering.map(({ types, delivers: { format, forms, longestSide } }) => {
    const chosen = sql`line.document #>> ${[format, 'id']}::text[]`
    const pictures = Object.keys(forms).filter(id => 'picture' in (forms[Number(id)] ?? {}))
    return sql`when record.type = any(${[...types]}::smallint[]) then ${chosen} is null
      or (${chosen} = any(${pictures}::text[]) and line.document ->> ${longestSide}::text is null)`
  }),
  sql` `,
)} end`

const types = delivering.flatMap(each => each.types)

/** Counts the lines of which it is not agreed how their files are handed out, by the record of the lines and by decision. */
export async function unagreedLines({ db, tenantId }: TenantTransaction, recordIds: readonly string[]) {
  const { rows } = await sql<{ id: string; decision: number | null; unagreed: string }>`
    select line.record_id as id, line.decision, count(*) as unagreed
    from card record join card_line line on line.tenant_id = ${tenantId}::bigint and line.record_id = record.id
    where record.tenant_id = ${tenantId}::bigint and record.id = any(${[...recordIds]}::bigint[])
      and record.type = any(${types}::smallint[]) and ${isUnagreed}
    group by line.record_id, line.decision`.execute(db)
  return Map.groupBy(rows, ({ id }) => id)
}
