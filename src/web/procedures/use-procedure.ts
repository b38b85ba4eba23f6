import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listObjects } from '#model/api/procedures/objects.ts'
import { listProcedures, procedureEvents, readProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'

/**
 * A procedure, and a way to put in its place what an answer says of it: its history and the lists are read anew. What others change is
 * read as soon as it is told.
 */
export function useProcedure(id: string) {
  const client = useQueryClient()
  const wanted = localizedQuery(readProcedure, { params: { id } }, useLanguage())
  const query = useQuery(wanted)
  const outdate = () => {
    for (const { name } of [listProcedures, procedureEvents])
      void client.invalidateQueries({ queryKey: [name] })
  }
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed !== id) return
    void query.refetch()
    void client.invalidateQueries({ queryKey: [listObjects.name] })
    outdate()
  })
  const put = (procedure: Procedure) => {
    client.setQueryData(wanted.queryKey, procedure)
    outdate()
  }
  return { ...query, put }
}
