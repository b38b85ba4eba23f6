import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Writes down that an operation was taken back on cards. */
export const insertUndone = (
  { db, tenantId }: TenantTransaction,
  operationId: string,
  cardIds: readonly string[],
): Promise<unknown> =>
  db
    .insertInto('card_undone')
    .values(cardIds.map(id => ({ tenant_id: tenantId, operation_id: operationId, card_id: id })))
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** Counts the records on which an operation has not been undone. */
export async function countLeft({ db, tenantId }: TenantTransaction, operationId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct r.card_id)::int as total from card_revision r
    where r.tenant_id = ${tenantId} and r.operation_id = ${operationId} and not exists (
      select from card_undone u
      where u.tenant_id = ${tenantId} and u.operation_id = ${operationId} and u.card_id = r.card_id
    )`.execute(db)
  return rows[0]?.total ?? 0
}

/** Returns true when an operation has been undone on a record. */
export const isUndone = async (
  { db, tenantId }: TenantTransaction,
  operationId: string,
  cardId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('card_undone')
    .select('card_id')
    .where('tenant_id', '=', tenantId)
    .where('operation_id', '=', operationId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()) !== undefined

/** The operations by which one was taken back, the first of them first. */
export async function undosOf(
  { db, tenantId }: TenantTransaction,
  operationId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('operation')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('undoes_id', '=', operationId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
