import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { FileRow } from '../../store/contents.ts'

/** Current and earlier contents of a file, newest first. */
export const versionsOf = ({ tenantId, db }: TenantTransaction, cardId: string): Promise<FileRow[]> =>
  db
    .selectFrom('file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .orderBy('version', 'desc')
    .execute()

/** Makes one of the contents of a file the current one. */
export async function makeCurrent(
  { tenantId, db }: TenantTransaction,
  cardId: string,
  version: number,
): Promise<void> {
  const ofFile = (current: boolean) =>
    db.updateTable('file').set({ current }).where('tenant_id', '=', tenantId).where('card_id', '=', cardId)
  await ofFile(false).where('current', '=', true).execute()
  await ofFile(true).where('version', '=', version).execute()
}
