import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** Ids of all museums. */
export const allMuseums = async (db: Transaction<Tables>): Promise<readonly string[]> => {
  const rows = await db.selectFrom('tenant').select('id').execute()
  return rows.map(({ id }) => id)
}
