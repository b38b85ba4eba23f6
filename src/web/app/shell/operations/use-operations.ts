import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listOperations, type Operation, stopOperation, undoOperation } from '#model/api/operations.ts'
import { call } from '../../../platform/client.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { useSession } from '../../../platform/session/use-session.ts'

const lookAgainMs = 5000

interface Answer {
  readonly result: readonly Operation[]
}

/** The person's long operations, newest first, in step with what the server tells of them; and what can be done with them. */
export function useOperations() {
  const client = useQueryClient()
  const { currentMuseumId } = useSession()
  const query = endpointQuery(listOperations, undefined as never)
  const { data } = useQuery({
    ...query,
    enabled: currentMuseumId !== undefined,
    // News may be lost with the connection: what is under way is asked for now and then, too.
    refetchInterval: ({ state }) =>
      state.data?.result.some(({ state: one }) => one === 'IN_PROGRESS') ? lookAgainMs : false,
  })
  const readAnew = () => client.invalidateQueries({ queryKey: query.queryKey })
  useNews('operation.changed', news => {
    const known = client.getQueryData<Answer>(query.queryKey)?.result.some(({ id }) => id === news.id)
    // News of an end do not carry what could not be done.
    if (!known || news.state !== 'IN_PROGRESS') void readAnew()
    if (!known) return
    client.setQueryData<Answer>(
      query.queryKey,
      answer =>
        answer && {
          result: answer.result.map(one => (one.id === news.id ? { ...one, ...news } : one)),
        },
    )
  })
  const stop = useMutation({
    mutationFn: (id: string) => call(stopOperation, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: readAnew,
  })
  const undo = useMutation({
    mutationFn: (id: string) => call(undoOperation, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: readAnew,
  })
  return { operations: data?.result ?? [], stop: stop.mutate, undo: undo.mutate }
}
