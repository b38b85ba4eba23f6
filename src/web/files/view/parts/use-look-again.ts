import { useMutation, useQueryClient } from '@tanstack/react-query'
import { processFile, readFacts } from '#model/api/files/media.ts'
import { call } from '../../../platform/client.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'

/** Has a content looked through once more; what is found comes by itself. */
export function useLookAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(processFile, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: ({ state }) => {
      const { queryKey } = endpointQuery(readFacts, { params: { id } })
      client.setQueryData(queryKey, before => before && { ...before, state })
      void client.invalidateQueries({ queryKey })
    },
  })
}
