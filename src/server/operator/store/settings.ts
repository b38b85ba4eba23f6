import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** Setting of the operators under a name; undefined where there is none. */
export async function readSetting(db: Transaction<Tables>, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('platform_setting')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirst()
  return row?.value
}

export async function writeSetting(
  db: Transaction<Tables>,
  name: string,
  value: unknown,
  by: string,
  at: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), changed_by: by, changed_at: at }
  await db
    .insertInto('platform_setting')
    .values({ name, ...row })
    .onConflict(conflict => conflict.column('name').doUpdateSet(row))
    .execute()
}
