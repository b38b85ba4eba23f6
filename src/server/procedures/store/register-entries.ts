import { type Insertable, sql } from 'kysely'
import { type RegisterName, registerNames, registers } from '#model/engine/aspects/registers.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const entries = ({ db, tenantId }: TenantTransaction, register: RegisterName) =>
  db
    .selectFrom('register_entry')
    .where('tenant_id', '=', tenantId)
    .where('register', '=', registers[register].id)

/** The counter of a register's numbers. */
export const counterOf = (register: RegisterName): string => `REGISTER ${register}`

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

/** Returns true when a procedure has made entries, cancelled ones included. */
export const hasEntered = async ({ db, tenantId }: TenantTransaction, recordId: string): Promise<boolean> =>
  (await db
    .selectFrom('register_entry')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', recordId)
    .select('number')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Entries about some records that no later one cancels. */
export async function standingAbout(
  { db, tenantId }: TenantTransaction,
  aboutIds: readonly string[],
): Promise<readonly { readonly aboutId: string; readonly recordId: string; readonly register: number }[]> {
  const { rows } = await sql<{ aboutId: string; recordId: string; register: number }>`
    select entry.about_id as "aboutId", entry.record_id as "recordId", entry.register
    from register_entry entry
    where entry.tenant_id = ${tenantId}::bigint and entry.about_id = any(${[...aboutIds]}::bigint[]) and entry.cancels is null
      and not exists (select from register_entry later where later.tenant_id = ${tenantId}::bigint
        and later.about_id = entry.about_id and later.register = entry.register
        and later.cancels = entry.number and later.cancels_year = entry.year)`.execute(db)
  return rows
}

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

/** Entries that cancel some of a year, in whatever year they were made. */
export const cancellationsOf = (
  tx: TenantTransaction,
  register: RegisterName,
  year: number,
  numbers: readonly number[],
) =>
  entries(tx, register)
    .where('cancels_year', '=', year)
    .where('cancels', '=', sql<number>`any(${[...numbers]}::integer[])`)
    .selectAll()
    .execute()

/** A register in a year. */
export interface RegisterYear {
  readonly register: number
  readonly year: number
  readonly entries: number
  /** The number given last: with as many entries none is missing. */
  readonly last: number
}

/** Years of all registers in which entries were made, the latest first. */
export async function yearsOf({ db, tenantId }: TenantTransaction): Promise<readonly RegisterYear[]> {
  const ids = registerNames.map(name => registers[name].id)
  const { rows } = await sql<RegisterYear>`
    with counted as (
      select register, year::integer, count(*)::integer as entries from register_entry
      where tenant_id = ${tenantId}::bigint group by register, year
    ), given as (
      select known.register, year::integer, last::integer from procedure_counter
      join unnest(${ids}::smallint[], ${registerNames.map(counterOf)}::text[]) as known (register, type) using (type)
      where tenant_id = ${tenantId}::bigint
    )
    select register, year, coalesce(entries, 0) as entries, coalesce(last, 0) as last
    from counted full join given using (register, year)
    order by year desc`.execute(db)
  return rows
}
