import { useQuery } from '@tanstack/react-query'
import { listMuseumExports, type MuseumExport } from '#model/api/museum-exports.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** How often one that is being made is asked after. */
const askEveryMs = 1500

export const isUnderWay = ({ state }: MuseumExport): boolean => state === 'WAITING' || state === 'RUNNING'

/** Archives of everything of the current museum; asked after again and again while one is being made. */
export function useExports() {
  const tenantId = useSession().currentMuseumId ?? ''
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listMuseumExports, { params: { tenantId } }),
    enabled: tenantId !== '',
    refetchInterval: ({ state }) => (state.data?.result.some(isUnderWay) ? askEveryMs : false),
  })
  return { tenantId, exports: data?.result, size: data?.size, isError, refetch }
}
