import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mentionLexeme } from '../../criteria/field-lexemes.ts'
import { termLexeme } from '../../search-text/lexemes.ts'
import { anyOf } from '../../search-text/search-text.ts'
import { termsOfUnindexed } from '../../store/lines.ts'

const anyTerm = (ids: readonly string[]): string => anyOf(ids.map(termLexeme))

/** Cards that have one of these terms or a term below one, of whatever type, by id. */
export async function cardsWithTerms(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from card_index
    where tenant_id = ${tenantId} and search @@ ${anyTerm(ids)}::tsquery and id > ${after}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The first records that have a term or one below it, themselves or in one of their lines, by id, and how many there are. */
export async function usesOfTerm(
  { db, tenantId }: TenantTransaction,
  id: string,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly count: number }> {
  const { rows } = await sql<{ id: string; count: string }>`
    select id, count(*) over () as count from (
      select id from card_index where tenant_id = ${tenantId} and search @@ ${anyTerm([id])}::tsquery
      union
      select line.record_id from card_line line
      join card on card.tenant_id = ${tenantId} and card.id = line.record_id and card.deleted_at is null
      where line.tenant_id = ${tenantId} and line.fields @@ ${anyOf([mentionLexeme(tenantId, 'terms', id)])}::tsquery
    ) found order by id limit ${limit}`.execute(db)
  return { ids: rows.map(row => row.id), count: Number(rows[0]?.count ?? 0) }
}

/** Terms asked about at once, and so few that each is asked about. */
const [manyTerms, fewTerms] = [500, 16]

/** Rows with markers of the terms they have. */
interface Marked {
  readonly table: RawBuilder<unknown>
  readonly vector: RawBuilder<unknown>
  markerOf(id: string): string
}

/** Returns those of the terms that are used, themselves or by a narrower term, in a listed record. */
export const termsOfCards = (tx: TenantTransaction, ids: readonly string[]) =>
  termsAmong(tx, ids, { table: sql`card_index`, vector: sql`search`, markerOf: termLexeme })

/** Returns those that are used in a line, of a record in the trash as well. */
export const termsOfLines = async (
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> => [
  ...(await termsAmong(tx, ids, {
    table: sql`card_line`,
    vector: sql`fields`,
    markerOf: id => mentionLexeme(tx.tenantId, 'terms', id),
  })),
  ...(await termsOfUnindexed(tx, ids)),
]

/**
 * Many are checked at once, and halved where one is in use: while the table is not analysed, PostgreSQL may read through all rows of a museum for
 * each question.
 */
async function termsAmong(
  tx: TenantTransaction,
  ids: readonly string[],
  marked: Marked,
): Promise<readonly string[]> {
  const found: string[] = []
  const parts: (readonly string[])[] = [...Array(Math.ceil(ids.length / manyTerms)).keys()].map(at =>
    ids.slice(at * manyTerms, (at + 1) * manyTerms),
  )
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (!(await hasAny(tx, part, marked))) continue
    if (part.length <= fewTerms) found.push(...(await eachOf(tx, part, marked)))
    else {
      const half = Math.ceil(part.length / 2)
      parts.push(part.slice(0, half), part.slice(half))
    }
  }
  return found
}

async function hasAny(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  { table, vector, markerOf }: Marked,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${table} where tenant_id = ${tenantId} and ${vector} @@ ${anyOf(ids.map(markerOf))}::tsquery limit 1`.execute(
    db,
  )
  return rows.length > 0
}

async function eachOf(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  { table, vector, markerOf }: Marked,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select term.id from unnest(${[...ids]}::text[], ${ids.map(id => anyOf([markerOf(id)]))}::text[]) as term (id, lexeme)
    where exists (
      select from ${table} where tenant_id = ${tenantId} and ${vector} @@ term.lexeme::tsquery
    )`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns those of the terms that are used by a record in the trash, which is in no index. Records that some operations put there may be left out. */
export async function termsInBin(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  { notBy = [] }: { readonly notBy?: readonly string[] } = {},
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with binned as materialized (
      -- First of all: an undo puts thousands into the trash, and going through their documents takes long.
      select c.data from card c
      where c.tenant_id = ${tenantId} and c.deleted_at is not null and not exists (
        select from card_revision r
        where r.tenant_id = ${tenantId} and r.operation_id = any(${[...notBy]}::bigint[]) and r.card_id = c.id
      )
    )
    select distinct found ->> 'id' as id from binned, jsonb_path_query(binned.data, '$.** ? (exists (@.id))') as found
    where found ->> 'id' = any(${[...ids]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
