import { type Insertable, type Selectable, sql } from 'kysely'
import type { CalendarSpan } from '#model/calendar/computed-entry.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CalendarEntryTable } from '../tables.ts'

export type EntryRow = Omit<Selectable<CalendarEntryTable>, 'repeats_until'> & {
  readonly repeats_until: string | null
}

/** The columns that the author of an entry decides about. */
export type EntryColumns = Omit<
  Insertable<CalendarEntryTable>,
  'tenant_id' | 'version' | 'created_at' | 'created_by' | 'updated_at' | 'deleted_at' | 'remind_at'
> & { readonly remind_at: Date | null }

/** Entries a person may see: what is for all, what the person wrote, and what names the person. */
const seenBy = ({ db, tenantId }: TenantTransaction, accountId: string) =>
  db
    .selectFrom('calendar_entry')
    .where('tenant_id', '=', tenantId)
    .where(of =>
      of.or([
        of('visibility', '=', 'museum'),
        of('created_by', '=', accountId),
        of.and([
          of('visibility', '=', 'team'),
          of.or([
            of('responsible', '=', accountId),
            sql<boolean>`${accountId}::bigint = any(calendar_entry.participants)`,
          ]),
        ]),
      ]),
    )
    .selectAll('calendar_entry')
    .select(sql<string | null>`calendar_entry.repeats_until::text`.as('repeats_until'))

/** Those that may take place between two moments, by their first beginning. */
export const entriesBetween = (
  tx: TenantTransaction,
  accountId: string,
  { from, to }: CalendarSpan,
): Promise<EntryRow[]> =>
  seenBy(tx, accountId)
    .where('deleted_at', 'is', null)
    .where('starts_at', '<', to)
    .where(of => of.or([of('over_at', 'is', null), of('over_at', '>=', from)]))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

export const entryById = (
  tx: TenantTransaction,
  accountId: string,
  id: string,
): Promise<EntryRow | undefined> =>
  seenBy(tx, accountId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** The same, held until the transaction ends; from among those deleted where these are asked for. */
export const entryToChange = (
  tx: TenantTransaction,
  accountId: string,
  id: string,
  { deleted = false } = {},
): Promise<EntryRow | undefined> =>
  seenBy(tx, accountId)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function insertEntry(
  { db, tenantId }: TenantTransaction,
  columns: EntryColumns,
  by: { readonly accountId: string; readonly at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('calendar_entry')
    .values({
      ...columns,
      tenant_id: tenantId,
      created_by: by.accountId,
      created_at: by.at,
      updated_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes a change of an entry that is held; its version grows. */
export const updateEntry = (
  { db, tenantId }: TenantTransaction,
  id: string,
  change: Partial<EntryColumns> & { readonly deleted_at?: Date | null },
  at: Date,
) =>
  db
    .updateTable('calendar_entry')
    .set({ ...change, updated_at: at, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** The entry whose people are to be reminded at a moment, held; undefined where that was done, or has changed since. */
export const entryToRemind = (
  { db, tenantId }: TenantTransaction,
  id: string,
  at: Date,
): Promise<EntryRow | undefined> =>
  db
    .selectFrom('calendar_entry')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('remind_at', '=', at)
    .where('deleted_at', 'is', null)
    .selectAll('calendar_entry')
    .select(sql<string | null>`repeats_until::text`.as('repeats_until'))
    .forUpdate()
    .executeTakeFirst()

export const setRemindAt = ({ db, tenantId }: TenantTransaction, id: string, at: Date | null) =>
  db
    .updateTable('calendar_entry')
    .set({ remind_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

export const forgetDeleted = ({ db, tenantId }: TenantTransaction, before: Date) =>
  db.deleteFrom('calendar_entry').where('tenant_id', '=', tenantId).where('deleted_at', '<', before).execute()
