import { type RawBuilder, sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { anyOf } from '../search-text/search-text.ts'

/** An effect of a record with lines, and the types whose records write it. */
export interface WrittenBy {
  readonly recordId: string
  readonly types: readonly number[]
  readonly effect: number
}

/** The last other record of the types that has written the effect into a record. */
const elsewhere = (
  tenantId: string,
  { recordId, types, effect }: WrittenBy,
  aboutId: RawBuilder<unknown>,
) => sql`(
  select max(written.record_id) from card_effect written
  join card other on other.tenant_id = ${tenantId}::bigint and other.id = written.record_id
    and other.type = any(${[...types]}::smallint[])
  where written.tenant_id = ${tenantId}::bigint and written.about_id = ${aboutId} and written.effect = ${effect}::smallint
    and written.version is not null and written.record_id <> ${recordId}::bigint)`

/** Returns the id of the last other record that has written an effect into a record; undefined when none has. */
export async function writtenElsewhere(
  { db, tenantId }: TenantTransaction,
  by: WrittenBy,
  aboutId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select ${elsewhere(tenantId, by, sql`${aboutId}::bigint`)} as id`.execute(db)
  return rows[0]?.id ?? undefined
}

/** A line about a record into which another one has written, or that has any of some markers. */
export interface WrittenLine {
  readonly aboutId: string
  readonly decision: number | null
  /** The other record. */
  readonly by: string | null
  /** The fields of the record that were asked for. */
  readonly record: CardValues
}

/** Returns such lines of a record, besides those about records into which it has written itself or that are in the bin. Documents are read of those alone. */
export async function writtenLines(
  { db, tenantId }: TenantTransaction,
  by: WrittenBy,
  { markers, keys }: { readonly markers: readonly string[]; readonly keys: readonly string[] },
): Promise<readonly WrittenLine[]> {
  const { rows } = await sql<WrittenLine>`
    with lines as (
      select line.about_id, line.decision, ${elsewhere(tenantId, by, sql`line.about_id`)} as by,
        exists (select from card_index found where found.tenant_id = ${tenantId}::bigint and found.id = line.about_id
          and found.fields @@ ${anyOf(markers)}::tsquery) as marked
      from card_line line
      where line.tenant_id = ${tenantId}::bigint and line.record_id = ${by.recordId}::bigint
        and not exists (select from card_effect own where own.tenant_id = ${tenantId}::bigint
          and own.record_id = ${by.recordId}::bigint and own.about_id = line.about_id
          and own.effect = ${by.effect}::smallint and own.version is not null)
    ), written as materialized (select * from lines where by is not null or marked)
    select written.about_id as "aboutId", written.decision, written.by,
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(card.data) where key = any(${[...keys]}::text[])) as record
    from written join card on card.tenant_id = ${tenantId}::bigint and card.id = written.about_id and card.deleted_at is null
    order by written.about_id`.execute(db)
  return rows
}
