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
import { notices } from '../../platform/notices/notices.ts'
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
  const attach = useMutation({
    async mutationFn(given: readonly AttachmentGiven[]) {
      for (const body of given) await call(attachFile, { params: { id }, body }, { notify })
    },
    onSuccess: (_done, { length: count }) =>
      notices.add('success', 'procedureObjects.files.attached', { count }),
    onSettled: refresh,
  })
  const detach = useMutation({
    mutationFn: (attachment: Attachment) =>
      call(detachFile, { params: { id, attachmentId: attachment.id } }, { notify }),
    onSuccess(_done, { fileId, attachmentType, objectId, note }) {
      const before = { fileId, attachmentType, note, ...(objectId && { objectId }) }
      notices.add(
        'success',
        'procedureObjects.files.detached',
        {},
        {
          label: 'links.undo',
          run: () => attach.mutate([before]),
        },
      )
    },
    onSettled: refresh,
  })
  return { all: query.data?.result, failed: query.isError, retry: query.refetch, attach, detach }
}

export type ProcedureFiles = ReturnType<typeof useAttachments>
