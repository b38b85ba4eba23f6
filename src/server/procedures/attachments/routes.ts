import {
  attachFile as attachEndpoint,
  detachFile,
  listAttachments,
} from '#model/api/procedures/attachments.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { procedureFor, procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { recordEvent } from '../record-event.ts'
import { attachmentsOf, deleteAttachment } from '../store/attachments.ts'
import { attachFile } from './attach-file.ts'
import { presentAttachments } from './present-attachments.ts'

/** Calls for the files of procedures (C-P03, C-P05). */
export function attachmentRoutes(context: ProceduresContext): Route[] {
  const { database, clock } = context
  return [
    route(listAttachments, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const { row } = await procedureToRead(tx, actor, params.id)
        return { result: await presentAttachments(tx, { actor, language }, await attachmentsOf(tx, row.id)) }
      }),
    ),

    route(attachEndpoint, ({ actor, language, params, body }) =>
      attachFile(context, { actor, language }, params.id, body),
    ),

    route(detachFile, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        refuseClosed(one)
        const gone = await deleteAttachment(tx, one.row.id, params.attachmentId)
        if (!gone) throw notFound()
        const { file_id: fileId, type: attachmentType, note } = gone
        await recordEvent(
          tx,
          one.row.id,
          { kind: 'detached', details: { fileId, attachmentType, note } },
          doneBy(actor, clock()),
        )
        return undefined
      }),
    ),
  ]
}
