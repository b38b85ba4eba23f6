import { type Selectable, sql } from 'kysely'
import type { SearchDownload } from '#model/api/searches/downloads.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import '../tables.ts'

export type DownloadRow = Selectable<Tables['search_download']>

/** What is ordered: of which cards, and as which file. */
export type Order = Pick<
  DownloadRow,
  'account_id' | 'search_id' | 'type' | 'wanted' | 'filename' | 'format' | 'columns'
>

const underWay = ['WAITING', 'RUNNING'] as const

const downloadsOf = ({ db, tenantId }: TenantTransaction) =>
  db.selectFrom('search_download').selectAll().where('tenant_id', '=', tenantId)

/** Those of a person, the newest first. */
export const listDownloads = (tx: TenantTransaction, accountId: string): Promise<DownloadRow[]> =>
  downloadsOf(tx).where('account_id', '=', accountId).orderBy('id', 'desc').execute()

export const downloadById = (tx: TenantTransaction, id: string): Promise<DownloadRow | undefined> =>
  downloadsOf(tx).where('id', '=', id).executeTakeFirst()

/** Those whose time is over. */
export const downloadsOver = (tx: TenantTransaction, now: Date): Promise<DownloadRow[]> =>
  downloadsOf(tx).where('expires_at', '<', now).execute()

/** Orders of one person come one after another: until the transaction ends, nobody else takes one of theirs. */
export async function holdOrders({ db, tenantId }: TenantTransaction, accountId: string): Promise<void> {
  const person = `downloads ${tenantId} ${accountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(db)
}

/** The same one: under way, or ordered since a moment and ready by now. */
export const sameOrder = (
  tx: TenantTransaction,
  { account_id, type, wanted, filename, format, columns }: Order,
  since: Date,
): Promise<DownloadRow | undefined> =>
  downloadsOf(tx)
    .where('account_id', '=', account_id)
    .where(({ and, eb, or }) =>
      or([eb('state', 'in', underWay), and([eb('state', '=', 'DONE'), eb('created_at', '>', since)])]),
    )
    .where('type', '=', type)
    .where('filename', '=', filename)
    .where('format', '=', format)
    .where(sql<boolean>`wanted = ${JSON.stringify(wanted)}::jsonb`)
    .where(sql<boolean>`columns = ${JSON.stringify(columns)}::jsonb`)
    .executeTakeFirst()

/** How many a person has under way. */
export async function countUnderWay({ db, tenantId }: TenantTransaction, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('search_download')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', 'in', underWay)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertDownload = (
  { db, tenantId }: TenantTransaction,
  order: Order,
  { language, total, at }: { readonly language: Language; readonly total: number; readonly at: Date },
): Promise<DownloadRow> =>
  db
    .insertInto('search_download')
    .values({
      ...order,
      tenant_id: tenantId,
      wanted: JSON.stringify(order.wanted),
      columns: JSON.stringify(order.columns),
      language,
      total,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const changed = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.updateTable('search_download').where('tenant_id', '=', tenantId).where('id', '=', id)

/** One that is ours now. */
export type ClaimedDownload = DownloadRow & {
  /** Where whoever held it before has written. */
  readonly key_before: string | null
}

/**
 * Who calls it goes on alone: whoever held it before finds out when it saves its progress. It is held while the key before is read, so that of
 * several who claim it at once each learns the key of the one before.
 * @returns undefined for one that is over.
 */
export const claimDownload = (
  { db, tenantId }: TenantTransaction,
  id: string,
  storageKey: string,
): Promise<ClaimedDownload | undefined> =>
  db
    .with('held', held =>
      held
        .selectFrom('search_download')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('state', 'in', underWay)
        .select(['id as held_id', 'storage_key as key_before'])
        .forUpdate(),
    )
    .updateTable('search_download')
    .from('held')
    .where('tenant_id', '=', tenantId)
    .whereRef('id', '=', 'held_id')
    .set({ state: 'RUNNING', done: 0, storage_key: storageKey, attempts: sql`attempts + 1` })
    .returningAll('search_download')
    .returning('key_before')
    .executeTakeFirst()

/** @returns false when it was stopped, thrown away, or taken over by another server. */
export async function saveProgress(
  tx: TenantTransaction,
  { id, storage_key }: Pick<DownloadRow, 'id' | 'storage_key'>,
  progress: SearchDownload['progress'],
): Promise<boolean> {
  const { numUpdatedRows } = await changed(tx, id)
    .where('state', '=', 'RUNNING')
    .where('storage_key', '=', storage_key)
    .set(progress)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Ending {
  readonly state: 'DONE' | 'FAILED' | 'STOPPED'
  readonly endedAt: Date
  readonly expiresAt: Date
  readonly made?: {
    readonly bytes: number
    readonly sha256: string
    readonly done: number
    readonly total: number
  }
  readonly failure?: string
}

/**
 * Writes down how one ended that is under way. Where it was written stays known until it is thrown away.
 * @param heldBy the key of the server that made it; absent: whoever holds it
 * @returns undefined when it had ended already, or somebody else holds it.
 */
export function endDownload(
  tx: TenantTransaction,
  id: string,
  { state, endedAt, expiresAt, made, failure }: Ending,
  heldBy?: string,
): Promise<DownloadRow | undefined> {
  const row = changed(tx, id).where('state', 'in', underWay)
  return (heldBy === undefined ? row : row.where('storage_key', '=', heldBy))
    .set({ state, ended_at: endedAt, expires_at: expiresAt, failure: failure ?? null, ...made })
    .returningAll()
    .executeTakeFirst()
}

export const deleteDownload = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('search_download').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
