import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Steps from a card to the one it is now: longer chains are nobody's work. */
const longestChain = 100

/** The cards that others became one with, by the id of the one that went: through all merges that followed. */
export async function mergedInto(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ card_id: string; into_id: string }>`
    with recursive chain as (
      select m.card_id, m.into_id, 1 as steps from card_merge m
      where m.tenant_id = ${tenantId} and m.card_id = any(${[...ids]}::bigint[]) and m.done
      union all
      select chain.card_id, m.into_id, chain.steps + 1 from chain
      join card_merge m on m.tenant_id = ${tenantId} and m.card_id = chain.into_id and m.done
      where chain.steps < ${longestChain}
    )
    select distinct on (card_id) card_id, into_id from chain order by card_id, steps desc`.execute(db)
  return new Map(rows.map(({ card_id, into_id }) => [card_id, into_id]))
}

/** Notes that a card is about to become one with another. */
export const noteMerge = (
  { db, tenantId }: TenantTransaction,
  merge: { readonly cardId: string; readonly intoId: string; readonly operationId: string },
) =>
  db
    .insertInto('card_merge')
    .values({
      tenant_id: tenantId,
      card_id: merge.cardId,
      into_id: merge.intoId,
      operation_id: merge.operationId,
    })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'card_id']).doUpdateSet({
        into_id: sql`excluded.into_id`,
        operation_id: sql`excluded.operation_id`,
        done: false,
        at: sql`now()`,
      }),
    )
    .execute()

/** From here on the address of the card leads to the other one. */
export const finishMerge = ({ db, tenantId }: TenantTransaction, cardId: string) =>
  db
    .updateTable('card_merge')
    .set({ done: true })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .execute()

/** A card is one of its own again. @returns whether it had become one with another. */
export async function forgetMerge({ db, tenantId }: TenantTransaction, cardId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('card_merge')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The operation that makes one of these cards one with another at this moment, if there is one. */
export async function mergeUnderWay(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('card_merge')
    .innerJoin('operation', join =>
      join
        .onRef('operation.tenant_id', '=', 'card_merge.tenant_id')
        .onRef('operation.id', '=', 'card_merge.operation_id'),
    )
    .select('card_merge.operation_id')
    .where('card_merge.tenant_id', '=', tenantId)
    .where('card_merge.done', '=', false)
    .where('operation.state', '=', 'IN_PROGRESS')
    .where(eb => eb.or([eb('card_merge.card_id', 'in', [...ids]), eb('card_merge.into_id', 'in', [...ids])]))
    .executeTakeFirst()
  return row?.operation_id
}
