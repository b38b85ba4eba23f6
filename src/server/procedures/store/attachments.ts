import { sql } from 'kysely'
import type { AttachmentType } from '#model/procedures/attachment-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Files of a procedure, in the order in which they were attached. */
export const attachmentsOf = ({ db, tenantId }: TenantTransaction, procedureId: string) =>
  db
    .selectFrom('procedure_attachment')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .selectAll()
    .orderBy('id')
    .execute()

export type AttachmentRecord = Awaited<ReturnType<typeof attachmentsOf>>[number]

export interface NewAttachment {
  readonly fileId: string
  readonly type: AttachmentType
  readonly objectId: string | null
  readonly note: string
}

/** The person who attached a file, and the answer and name under which a person outside handed it in. */
export interface AttachedBy {
  readonly accountId: string | null
  readonly at: Date
  readonly handedIn?: {
    readonly by: string
    readonly as: string
    readonly room: string
    readonly answer: string
  }
}

export const insertAttachment = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  { fileId, type, objectId, note }: NewAttachment,
  { accountId, at, handedIn }: AttachedBy,
): Promise<AttachmentRecord> =>
  db
    .insertInto('procedure_attachment')
    .values({
      tenant_id: tenantId,
      procedure_id: procedureId,
      card_id: objectId,
      file_id: fileId,
      type,
      note,
      created_at: at,
      created_by: accountId,
      handed_in_by: handedIn?.by ?? null,
      handed_in_as: handedIn?.as ?? null,
      handed_in_room: handedIn?.room ?? null,
      answer: handedIn?.answer ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** @returns the one that was taken out, if it was there. */
export const deleteAttachment = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  id: string,
): Promise<AttachmentRecord | undefined> =>
  db
    .deleteFrom('procedure_attachment')
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Files that were about objects which are no longer there become files of the whole procedure. */
export const keepAttachments = (
  { db, tenantId }: TenantTransaction,
  procedureId: string,
  objectIds: readonly string[],
) =>
  db
    .updateTable('procedure_attachment')
    .set({ card_id: null })
    .where('tenant_id', '=', tenantId)
    .where('procedure_id', '=', procedureId)
    .where('card_id', '=', sql<string>`any(${[...objectIds]}::bigint[])`)
    .execute()
