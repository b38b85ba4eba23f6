import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#model/api/endpoint.ts'
import { listApprovals, myApprovals } from '#model/api/procedures/approvals.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'

type Listed = OutputOf<typeof listApprovals>

/**
 * The requests about a procedure, read again whenever anyone answers. `put` stores those of an answer of the server; `again` reads everything
 * again once it is no longer what was read.
 */
export function useApprovals({ id, type }: Pick<Procedure, 'id' | 'type'>) {
  const client = useQueryClient()
  // The mark of what is answered about is one in a language.
  const wanted = localizedQuery(listApprovals, { params: { id } }, useLanguage())
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
  const again = () => {
    for (const name of [listApprovals.name, readProcedure.name])
      void client.invalidateQueries({ queryKey: [name] })
  }
  return { ...query, put, again }
}
