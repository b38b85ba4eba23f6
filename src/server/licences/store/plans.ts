import type { Transaction } from 'kysely'
import type { Plan } from '#model/licences/plans.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const columns = [
  'id',
  'duration',
  'duration_unit as durationUnit',
  'storage_limit as storageLimit',
  'price',
] as const

/** Those that can be ordered, short and small ones first. */
export const activePlans = (db: Transaction<Tables>): Promise<Plan[]> =>
  db
    .selectFrom('plan')
    .where('active', '=', true)
    .select(columns)
    .orderBy('duration')
    .orderBy('storage_limit')
    .orderBy('price')
    .execute()

/** One of them. */
export const activePlan = (db: Transaction<Tables>, id: string): Promise<Plan | undefined> =>
  db.selectFrom('plan').where('id', '=', id).where('active', '=', true).select(columns).executeTakeFirst()

/** Any plan, also one that is sold no longer. */
export const planById = (db: Transaction<Tables>, id: string): Promise<Plan | undefined> =>
  db.selectFrom('plan').where('id', '=', id).select(columns).executeTakeFirst()
