import { type Selectable, sql } from 'kysely'
import type { PrintJobRow } from '#model/api/print-jobs.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import '../tables.ts'

export type JobRow = Selectable<Tables['print_job']>

const underWay = ['WAITING', 'RUNNING'] as const

const jobs = ({ db, tenantId }: TenantTransaction) =>
  db.selectFrom('print_job').selectAll().where('tenant_id', '=', tenantId)

const changed = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.updateTable('print_job').where('tenant_id', '=', tenantId).where('id', '=', id)

/** Those of a person, the newest first. */
export const jobsOf = (tx: TenantTransaction, accountId: string): Promise<JobRow[]> =>
  jobs(tx).where('account_id', '=', accountId).orderBy('id', 'desc').execute()

export const jobById = (tx: TenantTransaction, id: string): Promise<JobRow | undefined> =>
  jobs(tx).where('id', '=', id).executeTakeFirst()

/** Those whose time is over. */
export const jobsOver = (tx: TenantTransaction, now: Date): Promise<JobRow[]> =>
  jobs(tx).where('expires_at', '<', now).execute()

/** How many a person has under way; until the transaction ends, nobody else takes an order of theirs. */
export async function countUnderWay({ db, tenantId }: TenantTransaction, accountId: string): Promise<number> {
  const person = `print jobs ${tenantId} ${accountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(db)
  const { count } = await db
    .selectFrom('print_job')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', 'in', underWay)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type JobOrder = Pick<JobRow, 'account_id' | 'name' | 'document' | 'wanted' | 'total'> & {
  readonly language: Language
}

export const insertJob = (
  { db, tenantId }: TenantTransaction,
  { document, wanted, ...order }: JobOrder,
  at: Date,
): Promise<JobRow> =>
  db
    .insertInto('print_job')
    .values({
      ...order,
      tenant_id: tenantId,
      document: JSON.stringify(document),
      wanted: JSON.stringify(wanted),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** One that is ours now. */
export type ClaimedJob = JobRow & {
  /** Where whoever held it before has written. */
  readonly key_before: string | null
}

/** Who calls it goes on alone: whoever held it before finds out when it saves its progress. @returns undefined for one that is over. */
export const claimJob = (
  { db, tenantId }: TenantTransaction,
  id: string,
  storageKey: string,
): Promise<ClaimedJob | undefined> =>
  db
    .with('held', held =>
      held
        .selectFrom('print_job')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('state', 'in', underWay)
        .select(['id as held_id', 'storage_key as key_before'])
        .forUpdate(),
    )
    .updateTable('print_job')
    .from('held')
    .where('tenant_id', '=', tenantId)
    .whereRef('id', '=', 'held_id')
    .set({ state: 'RUNNING', done: 0, storage_key: storageKey, attempts: sql`attempts + 1` })
    .returningAll('print_job')
    .returning('key_before')
    .executeTakeFirst()

/** @returns false when it was stopped, thrown away, or taken over by another server. */
export async function saveProgress(
  tx: TenantTransaction,
  { id, storageKey }: { readonly id: string; readonly storageKey: string },
  progress: PrintJobRow['progress'],
): Promise<boolean> {
  const { numUpdatedRows } = await changed(tx, id)
    .where('state', '=', 'RUNNING')
    .where('storage_key', '=', storageKey)
    .set(progress)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Ending {
  readonly state: 'DONE' | 'FAILED' | 'STOPPED'
  readonly ended_at: Date
  readonly expires_at: Date
  readonly failure?: string
  readonly bytes?: number
  readonly sha256?: string
  readonly media_type?: string
  readonly done?: number
}

/**
 * Writes down how one ended that is under way.
 * @param heldBy the key of the server that made it; absent: whoever holds it
 * @returns whether it had not ended already, and nobody else holds it.
 */
export async function endJob(
  tx: TenantTransaction,
  id: string,
  ending: Ending,
  heldBy?: string,
): Promise<boolean> {
  const row = changed(tx, id).where('state', 'in', underWay)
  const { numUpdatedRows } = await (heldBy === undefined ? row : row.where('storage_key', '=', heldBy))
    .set(ending)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteJob = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('print_job').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
