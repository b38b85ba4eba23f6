import { sql } from 'kysely'
import { eventPath } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The first time a file was downloaded in a room. */
export interface FirstDownload {
  readonly room: string
  readonly objectId: string
  readonly at: Date
}

/** First downloads of the files of a procedure, as its history has them. */
export async function downloadsOf(
  { db, tenantId }: TenantTransaction,
  procedureId: string,
): Promise<readonly FirstDownload[]> {
  const { rows } = await sql<FirstDownload>`
    select change #>> '{after,room}' as room, change #>> '{after,objectId}' as "objectId", min(at) as at
    from card_revision, jsonb_array_elements(changes) as change
    where tenant_id = ${tenantId}::bigint and card_id = ${procedureId}::bigint
      and action = 'downloaded' and change ->> 'path' = ${eventPath}
    group by 1, 2`.execute(db)
  return rows
}
