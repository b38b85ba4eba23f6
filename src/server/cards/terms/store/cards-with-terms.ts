import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termLexeme } from '../../search-text/lexemes.ts'

const anyTerm = (ids: readonly string[]): string => ids.map(id => `'${termLexeme(id)}'`).join(' | ')

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

export async function countCardsWithTerms(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from card_index
    where tenant_id = ${tenantId} and search @@ ${anyTerm(ids)}::tsquery`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Terms asked about at once, and so few that each is asked about. */
const [manyTerms, fewTerms] = [500, 16]

/**
 * Returns those of the terms that are used, themselves or by a narrower term, in a listed record. Many are checked at once, and halved where one is in use: while
 * the table is not analysed, PostgreSQL may read through all cards of a museum for each question.
 */
export async function termsOfCards(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  const parts: (readonly string[])[] = [...Array(Math.ceil(ids.length / manyTerms)).keys()].map(at =>
    ids.slice(at * manyTerms, (at + 1) * manyTerms),
  )
  for (let part = parts.pop(); part; part = parts.pop()) {
    if (!(await hasCardWith(tx, part))) continue
    if (part.length <= fewTerms) found.push(...(await eachOfCards(tx, part)))
    else {
      const half = Math.ceil(part.length / 2)
      parts.push(part.slice(0, half), part.slice(half))
    }
  }
  return found
}

async function hasCardWith({ db, tenantId }: TenantTransaction, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from card_index where tenant_id = ${tenantId} and search @@ ${anyTerm(ids)}::tsquery limit 1`.execute(
    db,
  )
  return rows.length > 0
}

async function eachOfCards(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select term.id from unnest(${[...ids]}::text[], ${ids.map(id => `'${termLexeme(id)}'`)}::text[]) as term (id, lexeme)
    where exists (
      select from card_index where tenant_id = ${tenantId} and search @@ term.lexeme::tsquery
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
    select distinct found ->> 'id' as id from card c, jsonb_path_query(c.data, '$.** ? (exists (@.id))') as found
    where c.tenant_id = ${tenantId} and c.deleted_at is not null and found ->> 'id' = any(${[...ids]}::text[])
      and not exists (
        select from card_revision r
        where r.tenant_id = ${tenantId} and r.operation_id = any(${[...notBy]}::bigint[]) and r.card_id = c.id
      )`.execute(db)
  return rows.map(({ id }) => id)
}
