import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listProcedures, procedureEvents, readProcedure } from '#model/api/procedures/procedures.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'

/** A procedure, and a way to put in its place what an answer says of it: its history and the lists are read anew. */
export function useProcedure(id: string) {
  const client = useQueryClient()
  const wanted = endpointQuery(readProcedure, { params: { id } })
  const query = useQuery(wanted)
  const put = (procedure: Procedure) => {
    client.setQueryData(wanted.queryKey, procedure)
    for (const { name } of [listProcedures, procedureEvents])
      void client.invalidateQueries({ queryKey: [name] })
  }
  return { ...query, put }
}
