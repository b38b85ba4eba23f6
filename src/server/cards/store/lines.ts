import { type RawBuilder, sql } from 'kysely'
import type { CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { anyOf } from '../search-text/search-text.ts'

/** The key of a line: the record that contains it and the record it is about. */
export interface LineKey {
  readonly recordId: string
  readonly aboutId: string
}

/** A line as it is stored, with the type of its record. */
export interface LineRecord extends LineKey {
  readonly type: number
  readonly document: CardValues
}

/** A line with its markers, as text of a search vector. */
export interface LineMarkers extends LineKey {
  readonly fields: string
}

/** A page of lines, in the order of their keys. */
export interface LinePage {
  readonly after: LineKey
  readonly limit: number
}

export const beforeLines: LineKey = { recordId: '0', aboutId: '0' }

const keysIn = ({ tenantId }: TenantTransaction, where: RawBuilder<unknown>, { after, limit }: LinePage) =>
  sql<LineKey>`
    select record_id as "recordId", about_id as "aboutId" from card_line
    where tenant_id = ${tenantId} and ${where}
      and (record_id, about_id) > (${after.recordId}::bigint, ${after.aboutId}::bigint)
    order by record_id, about_id limit ${limit}`

/** The next lines that have any of some markers. */
export async function linesWith(tx: TenantTransaction, markers: readonly string[], page: LinePage) {
  if (markers.length === 0) return []
  const { rows } = await keysIn(tx, sql`fields @@ ${anyOf(markers)}::tsquery`, page).execute(tx.db)
  return rows
}

/** The next lines that are not indexed yet. */
export async function unindexedLines(tx: TenantTransaction, limit: number) {
  const { rows } = await keysIn(tx, sql`fields is null`, { after: beforeLines, limit }).execute(tx.db)
  return rows
}

/** The next lines of a share of all records. */
export async function linesOfShare(
  tx: TenantTransaction,
  { of, at }: { readonly of: number; readonly at: number },
  page: LinePage,
) {
  const { rows } = await keysIn(tx, sql`record_id % ${of} = ${at}`, page).execute(tx.db)
  return rows
}

/** Returns lines by their keys; locks them until the transaction ends, if requested. */
export async function linesAt(
  { db, tenantId }: TenantTransaction,
  keys: readonly LineKey[],
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<readonly LineRecord[]> {
  const { rows } = await sql<LineRecord>`
    select line.record_id as "recordId", line.about_id as "aboutId", card.type, line.document
    from unnest(${keys.map(({ recordId }) => recordId)}::bigint[], ${keys.map(({ aboutId }) => aboutId)}::bigint[])
      as given (record_id, about_id)
    join card_line line on line.tenant_id = ${tenantId} and line.record_id = given.record_id and line.about_id = given.about_id
    join card on card.tenant_id = ${tenantId} and card.id = line.record_id
    order by line.record_id, line.about_id ${hold ? sql`for update of line` : sql``}`.execute(db)
  return rows
}

/** Selects the lines whose stored markers differ from the given ones. */
const differing = ({ tenantId }: TenantTransaction, lines: readonly LineMarkers[]) => ({
  given: sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given ("recordId" bigint, "aboutId" bigint, fields text)`,
  where: sql`tenant_id = ${tenantId} and record_id = given."recordId" and about_id = given."aboutId"
    and card_line.fields is distinct from given.fields::tsvector`,
})

/** Returns the lines whose stored markers differ from the given ones. */
export async function markersAmiss(
  tx: TenantTransaction,
  lines: readonly LineMarkers[],
): Promise<readonly LineKey[]> {
  const { given, where } = differing(tx, lines)
  const { rows } = await sql<LineKey>`
    select given."recordId", given."aboutId" from ${given}, card_line where ${where}`.execute(tx.db)
  return rows
}

/** Writes the markers of lines. @returns the lines that changed. */
export async function writeMarkers(
  tx: TenantTransaction,
  lines: readonly LineMarkers[],
): Promise<readonly LineKey[]> {
  const { given, where } = differing(tx, lines)
  const { rows } = await sql<LineKey>`
    update card_line set fields = given.fields::tsvector from ${given} where ${where}
    returning record_id as "recordId", about_id as "aboutId"`.execute(tx.db)
  return rows
}

/** Ids of terms in lines that are not indexed yet. */
export async function termsOfUnindexed(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct found ->> 'id' as id
    from card_line, jsonb_path_query(document, '$.** ? (exists (@.id))') as found
    where tenant_id = ${tenantId} and fields is null and found ->> 'id' = any(${[...ids]}::text[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
