import type { Selectable } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { FileTable } from './tables.ts'

export type FileRow = Selectable<FileTable>

export interface NewFile {
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
  readonly storageKey: string
  readonly createdBy: string
}

/** @returns the new file's id. */
export async function insertFile({ tenantId, db }: TenantTransaction, file: NewFile): Promise<string> {
  const { storageKey, createdBy, ...rest } = file
  const { id } = await db
    .insertInto('file')
    .values({ tenant_id: tenantId, storage_key: storageKey, created_by: createdBy, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The files of these ids that are there; deleted ones are not. */
export const filesByIds = async (
  { tenantId, db }: TenantTransaction,
  ids: readonly string[],
): Promise<FileRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('file')
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .selectAll()
        .execute()
