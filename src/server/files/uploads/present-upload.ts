import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import type { BatchRow } from './store/batches.ts'

/** Notifies the uploader that files of a batch went on, when the transaction commits. */
export const presentUpload = (
  { db, tenantId }: TenantTransaction,
  { id, account_id }: Pick<BatchRow, 'id' | 'account_id'>,
): Promise<void> =>
  publish(db, { name: 'upload.changed', tenantId, accountId: account_id, data: { batchId: id } })
