import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#model/api/endpoint.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import { listTasks, myTasks } from '#model/api/procedures/tasks.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { notices } from '../../platform/notices/notices.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'

type Listed = OutputOf<typeof listTasks>

/** The tasks of a procedure, read again whenever anyone changes it. `put` stores those of an answer of the server. */
export function useTasks({ id, type }: { readonly id: string; readonly type: string }) {
  const client = useQueryClient()
  const wanted = endpointQuery(listTasks, { params: { id } })
  const query = useQuery(wanted)
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed === id) void query.refetch()
  })
  const put = (listed: Listed) => {
    client.setQueryData(wanted.queryKey, listed)
    // What was done is in the history, too.
    for (const name of [readProcedure.name, myTasks.name, areaOf(type)?.endpoints.revisions.name])
      void client.invalidateQueries({ queryKey: [name] })
  }
  return { ...query, put }
}

export type Tasks = Pick<ReturnType<typeof useTasks>, 'put' | 'refetch'>

/** A call that changes the tasks of a procedure; where somebody else was faster, what is there now is shown. */
export const useTaskChange = <Input>(
  { put, refetch }: Tasks,
  change: (input: Input) => Promise<Listed>,
  {
    onDone,
    onProblems,
  }: {
    readonly onDone?: () => void
    /** Takes the problems of single fields. */
    readonly onProblems?: (problems: Readonly<Record<string, string>>) => void
  } = {},
) =>
  useMutation({
    mutationFn: change,
    onSuccess(listed) {
      put(listed)
      onDone?.()
    },
    onError(failure) {
      const problems = failure instanceof CallError ? failure.fields : {}
      if (onProblems && Object.keys(problems).length > 0) return onProblems(problems)
      notices.add('error', wordsForFailure(failure))
      if (failure instanceof CallError && (failure.status === 409 || failure.status === 404)) {
        void refetch()
        onDone?.()
      }
    },
  })
