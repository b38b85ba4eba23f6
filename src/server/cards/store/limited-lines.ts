import { sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { anyOf } from '../search-text/search-text.ts'
import { recordAsDeclared } from './as-declared.ts'

export interface LimitedLine {
  readonly aboutId: string
  readonly decision: number | null
  readonly document: CardValues
  /** The fields of the record that were asked for. */
  readonly record: CardValues
}

/** Returns those of some records that are of certain types. */
export async function recordsOfTypes(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  types: readonly number[],
) {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('type', '=', sql<number>`any(${[...types]}::smallint[])`)
    .select(['id', 'type', 'data'])
    .execute()
  return rows.map(recordAsDeclared)
}

/**
 * Returns the lines of a record about those that have any of some markers, with some fields of these; of records in the bin none. Few are limited: documents are read
 * of those alone.
 */
export async function limitedLines(
  { db, tenantId }: TenantTransaction,
  recordId: string,
  {
    markers,
    keys,
    aboutIds,
  }: {
    readonly markers: readonly string[]
    readonly keys: readonly string[]
    readonly aboutIds: readonly string[] | undefined
  },
): Promise<readonly LimitedLine[]> {
  const { rows } = await sql<LimitedLine>`
    with limited as materialized (
      select line.about_id, line.decision, line.document
      from card_line line
      join card_index found on found.tenant_id = ${tenantId}::bigint and found.id = line.about_id
        and found.fields @@ ${anyOf(markers)}::tsquery
      where line.tenant_id = ${tenantId}::bigint and line.record_id = ${recordId}::bigint
        ${aboutIds ? sql`and line.about_id = any(${[...aboutIds]}::bigint[])` : sql``}
    )
    select limited.about_id as "aboutId", limited.decision, limited.document,
      (select jsonb_object_agg(key, value) from jsonb_each(card.data) where key = any(${[...keys]}::text[])) as record
    from limited join card on card.tenant_id = ${tenantId}::bigint and card.id = limited.about_id`.execute(db)
  return rows
}
