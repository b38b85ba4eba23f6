import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#model/api/endpoint.ts'
import { listFileShares, revokeFileShare, shareFile } from '#model/api/files/sharing.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'

export type WantedShare = InputOf<typeof shareFile>['body']

/** Links of a file that work now; how one is made, and taken back. */
export function useFileShares(id: string) {
  const client = useQueryClient()
  const query = endpointQuery(listFileShares, { params: { id } })
  const { data } = useQuery({ ...query, staleTime: 0 })
  const readAnew = () => client.invalidateQueries({ queryKey: query.queryKey })
  const making = useMutation({
    mutationFn: (body: WantedShare) =>
      call(shareFile, { params: { id }, body }, { notify: genericOnFailure }),
    onSuccess: readAnew,
  })
  const revoking = useMutation({
    mutationFn: (shareId: string) => {
      const success = { message: 'fileWork.share.revoked' as const }
      return call(revokeFileShare, { params: { id, shareId } }, { notify: { ...genericOnFailure, success } })
    },
    onSettled: readAnew,
  })
  return { shares: data?.result, museum: data?.museum, making, revoking }
}
