import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { markSequence } from '../../store/linked-marks.ts'
import type { Condition } from '../wanted.ts'
import { matches } from './matches.ts'

/** The numbers of the facet values of all cards that match, packed and strung together, and how many cards these are. */
export async function keysOfList(
  tx: TenantTransaction,
  condition: Condition,
): Promise<{ readonly packed: string; readonly total: number }> {
  // In one piece: grouped into several, the database would sort them all first.
  const { rows } = await sql<{ packed: string | null; total: string }>`
    select string_agg(i.keys, '') as packed, count(*) as total
    from card_index i where ${matches(tx, condition)}`.execute(tx.db)
  return { packed: rows[0]?.packed ?? '', total: Number(rows[0]?.total ?? 0) }
}

/** Changes whenever the lists of a type do: how many cards there are, when the last was changed, how often one was linked for the first time. */
export async function stampOf(tx: TenantTransaction, type: number): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat(
      (select sum(cards) from card_counter where tenant_id = ${tx.tenantId} and type = ${type}), ' ',
      (select max(updated_at) from card_index where tenant_id = ${tx.tenantId} and type = ${type}), ' ',
      (select last from card_sequence where tenant_id = ${tx.tenantId} and type = ${markSequence(type)})) as stamp`.execute(
    tx.db,
  )
  return rows[0]?.stamp ?? ''
}
