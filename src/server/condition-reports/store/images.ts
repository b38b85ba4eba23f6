import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Ids of the pictures that a report looks at, in the order in which they were added. */
export async function imagesOf({ db, tenantId }: TenantTransaction, reportId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('condition_image')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .select('file_id')
    .orderBy('position')
    .execute()
  return rows.map(row => row.file_id)
}

/** Adds pictures in the order given; those that are there stay where they are. */
export const insertImages = async (
  { db, tenantId }: TenantTransaction,
  reportId: string,
  fileIds: readonly string[],
) => {
  if (fileIds.length === 0) return
  await db
    .insertInto('condition_image')
    .values(fileIds.map(fileId => ({ tenant_id: tenantId, report_id: reportId, file_id: fileId })))
    .onConflict(conflict => conflict.columns(['tenant_id', 'report_id', 'file_id']).doNothing())
    .execute()
}

/** Takes a picture out. @returns whether it was there. */
export async function deleteImage({ db, tenantId }: TenantTransaction, reportId: string, fileId: string) {
  const { numDeletedRows } = await db
    .deleteFrom('condition_image')
    .where('tenant_id', '=', tenantId)
    .where('report_id', '=', reportId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
