import { sql } from 'kysely'
import { procedureStatuses } from '#model/engine/aspects/statuses.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The pattern by which a museum numbers a series; undefined until it chose one. */
export const patternOf = async (
  { db, tenantId }: TenantTransaction,
  series: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('number_pattern')
      .where('tenant_id', '=', tenantId)
      .where('series', '=', series)
      .select('pattern')
      .executeTakeFirst()
  )?.pattern

/** Keeps the pattern of a series for the next time. */
export const keepPattern = ({ db, tenantId }: TenantTransaction, series: string, pattern: string) =>
  db
    .insertInto('number_pattern')
    .values({ tenant_id: tenantId, series, pattern })
    .onConflict(conflict => conflict.columns(['tenant_id', 'series']).doUpdateSet({ pattern }))
    .execute()

/** The last count of a series in a year; undefined when none was taken. */
export const countOf = async (
  { db, tenantId }: TenantTransaction,
  series: string,
  year: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('procedure_counter')
      .where('tenant_id', '=', tenantId)
      .where('type', '=', series)
      .where('year', '=', year)
      .select('last')
      .executeTakeFirst()
  )?.last

/** Those of some numbers that lines of open procedures of a type have in the field that is numbered: they are to be given to records. */
export async function numbersOfLines(
  { db, tenantId }: TenantTransaction,
  declaration: ProcedureDeclaration,
  numbers: readonly string[],
): Promise<readonly string[]> {
  const { field } = declaration.lines.numbers ?? {}
  if (field === undefined || numbers.length === 0) return []
  const { rows } = await sql<{ number: string }>`
    select distinct line.document ->> ${field}::text as number
    from card join card_line line on line.tenant_id = ${tenantId}::bigint and line.record_id = card.id
    where card.tenant_id = ${tenantId}::bigint and card.type = any(${[...typeIdsOf(declaration)]}::smallint[])
      and card.deleted_at is null and card.data #>> '{status,id}' is distinct from ${String(procedureStatuses.CLOSED.id)}
      and line.document ->> ${field}::text = any(${[...numbers]}::text[])`.execute(db)
  return rows.map(({ number }) => number)
}
