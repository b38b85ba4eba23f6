import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BusyElsewhere, objectsAvailability } from '#model/api/procedures/objects.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** Returns the other procedures of the objects on the same dates, by object. */
export function useBusy(procedureId: string): ReadonlyMap<string, readonly BusyElsewhere[]> {
  const { data } = useQuery(endpointQuery(objectsAvailability, { params: { id: procedureId } }))
  return useMemo(() => Map.groupBy(data?.result ?? [], ({ objectId }) => objectId), [data])
}
