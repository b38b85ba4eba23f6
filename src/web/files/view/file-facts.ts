import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { processFile, readFacts } from '#model/api/files/media.ts'
import { readSimilar, type SimilarFile } from '#model/api/files/similar.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'

/** Milliseconds between questions whether a content has been analysed. */
const askEveryMs = 2000

/** Facts found in the content of a file; undefined until loaded, and polled while it is being analysed. */
export const useFacts = (id: string) =>
  useQuery({
    ...endpointQuery(readFacts, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? askEveryMs : false),
  }).data

/** Reprocesses a content; the new facts arrive by themselves. */
export function useReprocess(id: string) {
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

const none: readonly SimilarFile[] = []

/** Files whose picture looks like that of a file, the most alike first. */
export const useSimilarFiles = (id: string): readonly SimilarFile[] =>
  useQuery(endpointQuery(readSimilar, { params: { id } })).data?.result ?? none
