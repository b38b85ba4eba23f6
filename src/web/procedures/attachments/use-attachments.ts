import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Attachment,
  attachFile,
  detachFile,
  listAttachments,
} from '#model/api/procedures/attachments.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { AttachmentType } from '#model/procedures/attachment-types.ts'
import { call } from '../../platform/client.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure as notify } from '../../platform/request/notification-rules.ts'

export interface AttachmentGiven {
  readonly fileId: string
  readonly attachmentType: AttachmentType
  readonly objectId?: string
  readonly note?: string
}

/** Returns the files of a procedure; removing one can be undone from its notice. */
export function useAttachments({ id }: Pick<Procedure, 'id'>) {
  const client = useQueryClient()
  const query = useQuery(endpointQuery(listAttachments, { params: { id } }))
  const refresh = () => client.invalidateQueries({ queryKey: [listAttachments.name] })
  const take = (attachmentId: string) => call(detachFile, { params: { id, attachmentId } })
  const attach = useMutation({
    async mutationFn(given: readonly AttachmentGiven[]) {
      const made: string[] = []
      for (const body of given) made.push((await call(attachFile, { params: { id }, body }, { notify })).id)
      return made
    },
    onSuccess: made =>
      offerUndo('procedureObjects.files.attached', { count: made.length }, async () => {
        for (const attachmentId of made) await take(attachmentId)
        await refresh()
        return undefined
      }),
    onSettled: refresh,
  })
  const detach = useMutation({
    mutationFn: (attachment: Attachment) =>
      call(detachFile, { params: { id, attachmentId: attachment.id } }, { notify }),
    onSuccess(_done, { fileId, attachmentType, objectId, note }) {
      const body = { fileId, attachmentType, note, ...(objectId && { objectId }) }
      offerUndo('procedureObjects.files.detached', {}, async () => {
        await call(attachFile, { params: { id }, body })
        await refresh()
        return undefined
      })
    },
    onSettled: refresh,
  })
  return { all: query.data?.result, failed: query.isError, retry: query.refetch, attach, detach }
}

export type ProcedureFiles = ReturnType<typeof useAttachments>
