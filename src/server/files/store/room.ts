import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { plainPictureType } from '../plain-pictures/picture-type.ts'

/** Bytes that a museum may keep; null where nothing is limited. */
export async function storageLimit({ db, tenantId }: TenantTransaction): Promise<number | null> {
  const museum = await db
    .selectFrom('tenant')
    .select('storage_limit')
    .where('id', '=', tenantId)
    .executeTakeFirst()
  return museum?.storage_limit == null ? null : Number(museum.storage_limit)
}

/** Bytes of the pictures in comments, which are no files of the museum. */
async function bytesInComments({ db, tenantId }: TenantTransaction): Promise<number> {
  const { bytes } = await db
    .selectFrom('comment_picture')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** Bytes of all contents of a museum, earlier ones and those in the bin too, and of the pictures in comments. */
export async function bytesKept(tx: TenantTransaction): Promise<number> {
  const { bytes } = await tx.db
    .selectFrom('file')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return Number(bytes) + (await bytesInComments(tx))
}

/** The same by what the contents are, and whether they were replaced. */
export async function bytesByType(
  tx: TenantTransaction,
): Promise<{ readonly mime: string; readonly current: boolean; readonly bytes: number }[]> {
  const rows = await tx.db
    .selectFrom('file')
    .select(['mime', 'current', sql<string>`sum(bytes)`.as('bytes')])
    .where('tenant_id', '=', tx.tenantId)
    .groupBy(['mime', 'current'])
    .execute()
  const inComments = { mime: plainPictureType, current: true, bytes: await bytesInComments(tx) }
  return [...rows.map(row => ({ ...row, bytes: Number(row.bytes) })), inComments]
}

/** Bytes of what is being uploaded, as it was announced. */
export async function bytesUnderWay({ db, tenantId }: TenantTransaction): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['uploading', 'processing'])
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
