import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { BothEnds } from '../../save/reassociate.ts'
import { termLexeme } from '../../search-text/lexemes.ts'

const withTerm = ({ tenantId }: TenantTransaction, { association }: BothEnds) => sql`
  select id from card_index where tenant_id = ${tenantId} and search @@ ${`'${termLexeme(association)}'`}::tsquery`

/** Selects the first of two records linked under a symmetric term: the other is processed with it. */
const linkedUnder = ({ tenantId }: TenantTransaction, { association, otherAssociation }: BothEnds) => sql`
  select link.card_id as id from card_link link
  join card on card.tenant_id = ${tenantId} and card.id = link.card_id and card.deleted_at is null
  where link.tenant_id = ${tenantId} and link.association = ${association} and link.association > 1 and link.field = ''
    and (link.card_id < link.other_id or ${association !== otherAssociation})`

/** The next cards, by id, that have a term or are linked by hand under it. */
export async function cardsToMerge(
  tx: TenantTransaction,
  term: BothEnds,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (${withTerm(tx, term)} and id > ${after} order by id limit ${limit})
      union
      (${linkedUnder(tx, term)} and link.card_id > ${after} group by link.card_id order by link.card_id limit ${limit})
    ) found order by id limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Counts them. */
export async function countToMerge(tx: TenantTransaction, term: BothEnds): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (${withTerm(tx, term)} union ${linkedUnder(tx, term)}) found`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}
