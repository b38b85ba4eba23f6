import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Condition, WantedText } from '../wanted.ts'
import { matches } from './matches.ts'

/** Ids in a row. */
const inPart = 5000

/** A selection whose cards are written down. */
export interface FrozenSelection {
  readonly id: string
  readonly wanted: WantedText | null
  readonly total: number
}

interface NewSelection {
  readonly cardType: string
  /** The search its cards were found by. */
  readonly wanted: WantedText | null
  readonly at: Date
}

/** The ids of cards that a condition holds for, or that are named. */
const idsIn = (tx: TenantTransaction, cards: Condition | readonly string[]) =>
  'type' in cards
    ? cards.nothing
      ? sql`select null::bigint as id where false`
      : sql`select i.id from card_index i where ${matches(tx, cards)}`
    : sql`select distinct unnest(${[...cards]}::bigint[]) as id`

/** Writes down which cards are selected at this moment. */
export async function insertFrozen(
  tx: TenantTransaction,
  { cardType, wanted, at }: NewSelection,
  cards: Condition | readonly string[],
): Promise<FrozenSelection> {
  const { tenantId, db } = tx
  const id = randomUUID()
  await db
    .insertInto('frozen_selection')
    .values({
      tenant_id: tenantId,
      id,
      card_type: cardType,
      wanted: wanted && JSON.stringify(wanted),
      total: 0,
      created_at: at,
    })
    .execute()
  const { rows } = await sql<{ count: number }>`
    insert into frozen_selection_part (tenant_id, selection_id, last_id, card_ids)
    select ${tenantId}::bigint, ${id}::uuid, max(numbered.id), array_agg(numbered.id order by numbered.id)
    from (select found.id, row_number() over (order by found.id) as number from (${idsIn(tx, cards)}) found) numbered
    group by (numbered.number - 1) / ${sql.lit(inPart)}
    returning cardinality(card_ids) as count`.execute(db)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  await db
    .updateTable('frozen_selection')
    .set({ total })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  return { id, wanted, total }
}

export const frozenById = (
  { tenantId, db }: TenantTransaction,
  cardType: string,
  id: string,
): Promise<FrozenSelection | undefined> =>
  db
    .selectFrom('frozen_selection')
    .select(['id', 'wanted', 'total'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('card_type', '=', cardType)
    .executeTakeFirst()

/** The next cards of a frozen selection in the order of their ids. */
export async function frozenAfter(
  { tenantId, db }: TenantTransaction,
  id: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const parts = Math.ceil(limit / inPart) + 1
  const { rows } = await sql<{ id: string }>`
    select each.id from (
      select card_ids from frozen_selection_part
      where tenant_id = ${tenantId} and selection_id = ${id}::uuid and last_id > ${after}
      order by last_id limit ${parts}
    ) part cross join unnest(part.card_ids) as each(id)
    where each.id > ${after} order by each.id limit ${limit}`.execute(db)
  return rows.map(each => each.id)
}

/** Counts the records that match a condition and are not in a frozen selection, and those in it that no longer match. */
export async function sinceFrozen(
  tx: TenantTransaction,
  id: string,
  condition: Condition,
): Promise<{ readonly added: number; readonly gone: number }> {
  const { rows } = await sql<{ added: number; gone: number }>`
    select count(*) filter (where frozen.id is null)::int as added, count(*) filter (where present.id is null)::int as gone
    from (${idsIn(tx, condition)}) present
    full join (
      select unnest(card_ids) as id from frozen_selection_part
      where tenant_id = ${tx.tenantId} and selection_id = ${id}::uuid
    ) frozen on frozen.id = present.id`.execute(tx.db)
  return rows[0] ?? { added: 0, gone: 0 }
}

export const dropFrozen = async ({ tenantId, db }: TenantTransaction, before: Date): Promise<void> => {
  await db
    .deleteFrom('frozen_selection')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '<', before)
    .execute()
}
