import type { Selectable } from 'kysely'
import type { MuseumExportChoice } from '#model/api/museum-exports.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import '../tables.ts'

export type ExportRow = Selectable<Tables['museum_export']>

/** All that a museum has, the newest first. */
export const listExports = ({ db, tenantId }: TenantTransaction): Promise<ExportRow[]> =>
  db.selectFrom('museum_export').selectAll().where('tenant_id', '=', tenantId).orderBy('id', 'desc').execute()

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
  { accountId, accountName, impersonatorId, at, ...order }: NewExport,
): Promise<ExportRow | undefined> =>
  db
    .insertInto('museum_export')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      account_name: accountName,
      impersonator_id: impersonatorId ?? null,
      created_at: at,
      ...order,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
