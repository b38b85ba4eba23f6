import { type Selectable, sql } from 'kysely'
import type { MuseumExport, MuseumExportChoice } from '#model/api/museum-exports.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import '../tables.ts'

export type ExportRow = Selectable<Tables['museum_export']>

const exportsOf = ({ db, tenantId }: TenantTransaction) =>
  db.selectFrom('museum_export').selectAll().where('tenant_id', '=', tenantId)

/** All that a museum has, the newest first. */
export const listExports = (tx: TenantTransaction): Promise<ExportRow[]> =>
  exportsOf(tx).orderBy('id', 'desc').execute()

export const exportById = (tx: TenantTransaction, id: string): Promise<ExportRow | undefined> =>
  exportsOf(tx).where('id', '=', id).executeTakeFirst()

/** Those whose time is over. */
export const exportsOver = (tx: TenantTransaction, now: Date): Promise<ExportRow[]> =>
  exportsOf(tx).where('expires_at', '<', now).execute()

export interface NewExport extends MuseumExportChoice {
  readonly accountId: string
  readonly accountName: string
  readonly impersonatorId: string | undefined
  readonly language: Language
  readonly at: Date
}

/** @returns undefined while another one is being made. */
export const insertExport = (
  { db, tenantId }: TenantTransaction,
  { accountId, accountName, impersonatorId, at, ...asked }: NewExport,
): Promise<ExportRow | undefined> =>
  db
    .insertInto('museum_export')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      account_name: accountName,
      impersonator_id: impersonatorId ?? null,
      created_at: at,
      ...asked,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

const changed = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.updateTable('museum_export').where('tenant_id', '=', tenantId).where('id', '=', id)

const underWay = ['WAITING', 'RUNNING'] as const

/** Who calls it goes on alone: whoever held it before finds out when it saves its progress. @returns undefined for one that is over. */
export const claimExport = (
  tx: TenantTransaction,
  id: string,
  storageKey: string,
): Promise<ExportRow | undefined> =>
  changed(tx, id)
    .where('state', 'in', underWay)
    .set({ state: 'RUNNING', storage_key: storageKey, attempts: sql`attempts + 1` })
    .returningAll()
    .executeTakeFirst()

/** @returns false when it was stopped, thrown away, or taken over by another server. */
export async function saveProgress(
  tx: TenantTransaction,
  { id, storage_key }: Pick<ExportRow, 'id' | 'storage_key'>,
  progress: MuseumExport['progress'],
): Promise<boolean> {
  const { numUpdatedRows } = await changed(tx, id)
    .where('state', '=', 'RUNNING')
    .where('storage_key', '=', storage_key)
    .set({ progress: JSON.stringify(progress) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Ending {
  readonly state: 'DONE' | 'FAILED' | 'STOPPED'
  readonly endedAt: Date
  readonly expiresAt: Date
  readonly made?: { readonly bytes: number; readonly sha256: string; readonly problems: number }
  readonly failure?: string
}

/**
 * Writes down how one ended that is under way. Where it was written stays known until it is thrown away. @param heldBy the key of the server that made it; absent: whoever holds it
 * @returns undefined when it had ended already, or somebody else holds it.
 */
export function endExport(
  tx: TenantTransaction,
  id: string,
  { state, endedAt, expiresAt, made, failure = '' }: Ending,
  heldBy?: string,
): Promise<ExportRow | undefined> {
  const row = changed(tx, id).where('state', 'in', underWay)
  return (heldBy === undefined ? row : row.where('storage_key', '=', heldBy))
    .set({
      state,
      ended_at: endedAt,
      expires_at: expiresAt,
      failure: failure === '' ? null : failure,
      ...made,
    })
    .returningAll()
    .executeTakeFirst()
}

export const deleteExport = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('museum_export').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
