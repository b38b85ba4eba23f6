import type { Insertable } from 'kysely'
import type { RegisterName } from '#model/engine/aspects/registers.ts'
import { registers } from '#model/engine/aspects/registers.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const entries = ({ db, tenantId }: TenantTransaction, register: RegisterName) =>
  db
    .selectFrom('register_entry')
    .where('tenant_id', '=', tenantId)
    .where('register', '=', registers[register].id)

/** Adds an entry to a register. */
export const insertEntry = (
  { db, tenantId }: TenantTransaction,
  entry: Omit<Insertable<Tables['register_entry']>, 'tenant_id'>,
) =>
  db
    .insertInto('register_entry')
    .values({ ...entry, tenant_id: tenantId })
    .execute()

/** The hash of an entry; undefined when there is no such entry. */
export const hashOf = async (
  tx: TenantTransaction,
  register: RegisterName,
  { year, number }: { readonly year: number; readonly number: number },
): Promise<Buffer | undefined> =>
  (
    await entries(tx, register)
      .where('year', '=', year)
      .where('number', '=', number)
      .select('sha256')
      .executeTakeFirst()
  )?.sha256

/** The last entry that a procedure made about a record in a register, and that cancels none. */
export const entryAbout = (
  tx: TenantTransaction,
  register: RegisterName,
  { recordId, aboutId }: { readonly recordId: string; readonly aboutId: string },
) =>
  entries(tx, register)
    .where('record_id', '=', recordId)
    .where('about_id', '=', aboutId)
    .where('cancels', 'is', null)
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Entries of a year in their order, from after a number. */
export const entriesOf = (
  tx: TenantTransaction,
  register: RegisterName,
  year: number,
  { after, limit }: { readonly after: number; readonly limit: number },
) =>
  entries(tx, register)
    .where('year', '=', year)
    .where('number', '>', after)
    .selectAll()
    .orderBy('number')
    .limit(limit)
    .execute()

/** Numbers of entries of a year that later ones cancel, with the entry that does. */
export const cancellationsOf = (tx: TenantTransaction, register: RegisterName, year: number) =>
  entries(tx, register)
    .where('cancels_year', '=', year)
    .where('cancels', 'is not', null)
    .select(['cancels', 'year', 'number'])
    .execute()

/** Years of all registers, and the number of entries of each, the latest first. */
export async function yearsOf({ db, tenantId }: TenantTransaction) {
  const rows = await db
    .selectFrom('register_entry')
    .where('tenant_id', '=', tenantId)
    .select(({ fn }) => ['register', 'year', fn.countAll<string>().as('entries')])
    .groupBy(['register', 'year'])
    .orderBy('year', 'desc')
    .execute()
  return rows.map(row => ({ ...row, entries: Number(row.entries) }))
}
