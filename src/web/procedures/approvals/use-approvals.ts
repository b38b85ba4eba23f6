import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#model/api/endpoint.ts'
import { listApprovals, myApprovals } from '#model/api/procedures/approvals.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

type Listed = OutputOf<typeof listApprovals>

/** The requests about a procedure, read again whenever anyone answers. `put` stores those of an answer of the server. */
export function useApprovals({ id, type }: Pick<Procedure, 'id' | 'type'>) {
  const client = useQueryClient()
  const wanted = endpointQuery(listApprovals, { params: { id } })
  const query = useQuery(wanted)
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed === id) void query.refetch()
  })
  const put = (listed: Listed) => {
    client.setQueryData(wanted.queryKey, listed)
    // An answer decides whether the step can be taken, and is in the history.
    for (const name of [readProcedure.name, myApprovals.name, areaOf(type)?.endpoints.revisions.name])
      void client.invalidateQueries({ queryKey: [name] })
  }
  return { ...query, put }
}
