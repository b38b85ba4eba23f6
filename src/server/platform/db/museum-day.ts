import { sql } from 'kysely'
import { dayIn, defaultZone } from '#model/dates/museum-day.ts'
import type { TenantTransaction } from './database.ts'

/** The time zone of a museum, if it has set one. */
export const zoneColumn = sql<string | null>`tenant.profile ->> 'timeZone'`

/** The same inside of a statement about a museum's moments. */
export const zoneInSql = (tenantId: string) =>
  sql<string>`(select coalesce(nullif(profile ->> 'timeZone', ''), ${defaultZone}) from tenant where id = ${tenantId}::bigint)`

/** By whose clocks the days of the transaction's museum go. */
export async function zoneOf({ db, tenantId }: TenantTransaction): Promise<string> {
  const row = await db
    .selectFrom('tenant')
    .select(zoneColumn.as('zone'))
    .where('id', '=', tenantId)
    .executeTakeFirst()
  return row?.zone || defaultZone
}

/** The day of a moment in the transaction's museum. */
export const dayOf = async (tx: TenantTransaction, moment: Date): Promise<string> =>
  dayIn(await zoneOf(tx), moment)

/** The museum's day of now. */
export const todayOf = (tx: TenantTransaction): Promise<string> => dayOf(tx, tx.clock())
