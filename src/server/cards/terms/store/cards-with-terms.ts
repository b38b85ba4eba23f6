import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { termLexeme } from '../../index/lexemes.ts'

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

/** Whether a card in the bin, which is in no index, has this term. */
export async function isInBin({ db, tenantId }: TenantTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from card
    where tenant_id = ${tenantId} and deleted_at is not null
      and jsonb_path_exists(data, '$.** ? (@.id == $id)', jsonb_build_object('id', ${id}::text))
    limit 1`.execute(db)
  return rows.length > 0
}
