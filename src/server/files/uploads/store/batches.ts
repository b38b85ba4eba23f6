import { type Selectable, sql } from 'kysely'
import type { Author } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { UploadBatchTable } from '../tables.ts'

export type BatchRow = Selectable<UploadBatchTable>

export interface NewBatch {
  readonly accountId: string
  readonly author: Author
  readonly attachTo: { readonly type: string; readonly id: string } | undefined
  readonly files: number
}

export const insertBatch = (
  { db, tenantId }: TenantTransaction,
  { accountId, author, attachTo, files }: NewBatch,
): Promise<BatchRow> =>
  db
    .insertInto('upload_batch')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      author: JSON.stringify(author),
      attach_type: attachTo?.type ?? null,
      attach_id: attachTo?.id ?? null,
      files,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** @param accountId whose they must be; undefined: anybody's. */
export const batchById = (
  { db, tenantId }: TenantTransaction,
  id: string,
  accountId: string | undefined,
): Promise<BatchRow | undefined> =>
  db
    .selectFrom('upload_batch')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst()

/** The last ones, the newest first. */
export const lastBatches = (
  { db, tenantId }: TenantTransaction,
  accountId: string | undefined,
  limit: number,
): Promise<BatchRow[]> =>
  db
    .selectFrom('upload_batch')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** @returns whether it was not undone before. */
export async function markUndone({ db, tenantId }: TenantTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload_batch')
    .set({ undone_at: sql<Date>`clock_timestamp()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One file fewer than was announced: it was cancelled. */
export const announceOneLess = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .updateTable('upload_batch')
    .set({ files: sql<number>`greatest(files - 1, 0)` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
