import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A row by its columns, as JSON has them. */
export type Row = Readonly<Record<string, unknown>>

/** Rows of one statement. */
const atOnce = 500

/**
 * Adds rows to a table of the museum in their order, as they were in another one; those whose place is taken are left out.
 * @param rows all with the same columns
 * @returns how many were added
 */
export async function insertRows(
  { db, tenantId }: TenantTransaction,
  table: keyof Tables,
  rows: readonly Row[],
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  let added = 0n
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = JSON.stringify(rows.slice(from, from + atOnce))
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(table)} (tenant_id, ${columns})
      select ${tenantId}::bigint, ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)
      on conflict do nothing`.execute(db)
    added += numAffectedRows
  }
  return Number(added)
}

/** Adds a row to a table that numbers its rows. @returns its id; undefined where its place is taken */
export async function insertNumbered(
  { db, tenantId }: TenantTransaction,
  table: keyof Tables,
  row: Row,
): Promise<string | undefined> {
  const columns = sql.join(Object.keys(row).map(column => sql.ref(column)))
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (tenant_id, ${columns})
    select ${tenantId}::bigint, ${columns}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}
