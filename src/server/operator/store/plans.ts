import type { Transaction } from 'kysely'
import type { OperatedPlan } from '#model/api/operator/plans.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const columns = ['id', 'duration', 'storage_limit as storageLimit', 'price', 'active'] as const

/** All plans, short and small ones first. */
export const allPlans = (db: Transaction<Tables>): Promise<OperatedPlan[]> =>
  db
    .selectFrom('plan')
    .select(columns)
    .orderBy('duration')
    .orderBy('storage_limit')
    .orderBy('price')
    .orderBy('id')
    .execute()

export const planExists = async (db: Transaction<Tables>, id: string): Promise<boolean> =>
  (await db.selectFrom('plan').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

export const insertPlan = (db: Transaction<Tables>, plan: Omit<OperatedPlan, 'id'>): Promise<OperatedPlan> =>
  db
    .insertInto('plan')
    .values({
      duration: plan.duration,
      storage_limit: plan.storageLimit,
      price: plan.price,
      active: plan.active,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** A plan, held until the transaction ends. */
export const lockPlan = (db: Transaction<Tables>, id: string): Promise<OperatedPlan | undefined> =>
  db.selectFrom('plan').where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

export async function updatePlan(
  db: Transaction<Tables>,
  id: string,
  { price, active }: Pick<OperatedPlan, 'price' | 'active'>,
): Promise<void> {
  await db.updateTable('plan').set({ price, active }).where('id', '=', id).execute()
}
