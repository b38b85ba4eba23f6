import { useQuery } from '@tanstack/react-query'
import { listRoles } from '#model/api/museum-users.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** The custom roles of a museum, by name. */
export function useRoles(tenantId: string) {
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listRoles, { params: { tenantId } }),
    enabled: tenantId !== '',
  })
  return { roles: data?.result, isError, refetch }
}
