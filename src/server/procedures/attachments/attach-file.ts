import type { Attachment } from '#model/api/procedures/attachments.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import type { AttachmentType } from '#model/procedures/attachment-types.ts'
import { attachedType } from '#model/record-types.ts'
import { cardsForUpdate, mayDo } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { recordEvent } from '../record-event.ts'
import { insertAttachment } from '../store/attachments.ts'
import { objectPage } from '../store/objects.ts'
import { presentAttachments } from './present-attachments.ts'

export interface AttachmentGiven {
  readonly fileId: string
  readonly attachmentType: AttachmentType
  readonly objectId?: string | undefined
  readonly note?: string | undefined
}

/**
 * Attaches a file of the museum to a procedure, or to one of its objects.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is closed; `invalid_input` where the file, the object or what it is for is none
 * of this procedure's.
 */
export async function attachFile(
  { database, clock }: ProceduresContext,
  { actor, language }: Asker,
  id: string,
  { fileId, attachmentType, objectId, note = '' }: AttachmentGiven,
): Promise<Attachment> {
  return database.inTenant(actor.tenantId, async tx => {
    const one = await procedureFor(tx, actor, 'edit', id)
    refuseClosed(one)
    if (!one.declaration.attachmentTypes.includes(attachmentType))
      throw new CodedError('invalid_input', { fields: { attachmentType: { key: 'choice' } } })
    const [file] = await cardsForUpdate(tx, [attachedType], [fileId])
    const declared = declarationOfId(attachedType)
    if (!file || file.deleted_at || !declared || !mayDo(declared, actor, 'read'))
      throw new CodedError('invalid_input', { fields: { fileId: { key: 'link' } } })
    if (objectId && (await objectPage(tx, id, { ids: [objectId], page: 0, size: 1 })).length === 0)
      throw new CodedError('invalid_input', { fields: { objectId: { key: 'link' } } })
    const now = clock()
    const row = await insertAttachment(
      tx,
      id,
      { fileId, type: attachmentType, objectId: objectId ?? null, note: note.trim() },
      { accountId: actor.accountId, at: now },
    )
    await recordEvent(tx, id, { kind: 'attached', details: { fileId, attachmentType } }, doneBy(actor, now))
    const [presented] = await presentAttachments(tx, { actor, language }, [row])
    if (!presented) throw new Error('An attachment that was made is presented')
    return presented
  })
}
