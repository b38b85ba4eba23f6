import { sql, type Transaction } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Usage of a museum. */
export interface MuseumUsage {
  readonly users: number
  readonly objects: number
  readonly bytes: number
  readonly openOrders: number
  readonly lastAccess: Date | null
}

/** Counts active users and open orders, and returns the last visit; sessions as someone else do not count. */
export async function countPeople(tx: TenantTransaction) {
  const { tenantId, db } = tx
  const { users, orders, seen } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('identity')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'ACTIVE')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('users'),
      selectFrom('licence_order')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'ORDERED')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('orders'),
      selectFrom('identity')
        .where('tenant_id', '=', tenantId)
        .select(({ fn }) => fn.max('last_access').as('last'))
        .as('seen'),
    ])
    .executeTakeFirstOrThrow()
  return { users: Number(users), openOrders: Number(orders), lastAccess: seen as Date | null }
}

/** Stores the counts of a museum. */
export const keepUsage = (
  db: Transaction<Tables>,
  museumId: string,
  { openOrders, lastAccess, ...counts }: MuseumUsage,
  countedAt: Date,
): Promise<unknown> => {
  const row = { ...counts, open_orders: openOrders, last_access: lastAccess, counted_at: countedAt }
  return db
    .insertInto('museum_usage')
    .values({ museum_id: museumId, ...row })
    .onConflict(conflict => conflict.column('museum_id').doUpdateSet(row))
    .execute()
}

/** Returns the museums (of the named ones, or of all) whose counts are older or missing. */
export async function countedBefore(
  db: Transaction<Tables>,
  before: Date,
  museums?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant')
    .leftJoin('museum_usage', 'museum_usage.museum_id', 'tenant.id')
    .where(({ eb, or }) => or([eb('counted_at', 'is', null), eb('counted_at', '<', before)]))
    .$if(museums !== undefined, query => query.where('tenant.id', 'in', ['0', ...(museums ?? [])]))
    .orderBy('tenant.id')
    .select('tenant.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the counts of the whole platform, without copies of museums. */
export async function totalUsage(db: Transaction<Tables>, now: Date) {
  const row = await db
    .selectFrom('tenant')
    .leftJoin('museum_usage', 'museum_usage.museum_id', 'tenant.id')
    .where('tenant.copy_of', 'is', null)
    .select(({ fn }) => [
      fn.countAll<string>().as('museums'),
      sql<string>`count(*) filter (where licence_to > ${now} and licence_type = 'TRIAL')`.as('trial'),
      sql<string>`count(*) filter (where licence_to > ${now} and licence_type = 'PAID')`.as('paid'),
      sql<string>`count(*) filter (where licence_to <= ${now})`.as('expired'),
      sql<string>`coalesce(sum(users), 0)`.as('users'),
      sql<string>`coalesce(sum(objects), 0)`.as('objects'),
      sql<string>`coalesce(sum(bytes), 0)`.as('bytes'),
      sql<string>`coalesce(sum(open_orders), 0)`.as('openOrders'),
    ])
    .executeTakeFirstOrThrow()
  return {
    museums: Number(row.museums),
    trial: Number(row.trial),
    paid: Number(row.paid),
    expired: Number(row.expired),
    users: Number(row.users),
    objects: Number(row.objects),
    bytes: Number(row.bytes),
    openOrders: Number(row.openOrders),
  }
}

export interface DayUsage {
  readonly day: string
  readonly museums: number
  readonly users: number
  readonly objects: number
  readonly bytes: number
}

/** Stores or corrects the counts of a day. */
export const keepDay = (db: Transaction<Tables>, { day, ...counts }: DayUsage): Promise<unknown> =>
  db
    .insertInto('platform_usage')
    .values({ day, ...counts })
    .onConflict(conflict => conflict.column('day').doUpdateSet(counts))
    .execute()

/** The last days, oldest first. */
export async function lastDays(db: Transaction<Tables>, count: number): Promise<DayUsage[]> {
  const rows = await db
    .selectFrom('platform_usage')
    .orderBy('day', 'desc')
    .limit(count)
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'museums', 'users', 'objects', 'bytes'])
    .execute()
  return rows.map(row => ({ ...row, bytes: Number(row.bytes) })).toReversed()
}
