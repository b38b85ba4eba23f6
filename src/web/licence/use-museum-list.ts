import { useQuery } from '@tanstack/react-query'
import type { listAccepted, listOrders } from '#model/api/licences.ts'
import { useCan } from '../platform/access/use-can.ts'
import { useNews } from '../platform/events/use-news.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { useSession } from '../platform/session/use-session.ts'

/** A list that administrators see of their museum's licence; nothing is asked for others. */
export function useMuseumList<E extends typeof listOrders | typeof listAccepted>(endpoint: E) {
  const { currentMuseumId } = useSession()
  const enabled = useCan({ roles: ['TENANT_ADMIN'] }) && currentMuseumId !== undefined
  const query = useQuery({
    ...endpointQuery<E>(endpoint, { params: { id: currentMuseumId ?? '' } } as never),
    enabled,
  })
  useNews('museum.changed', () => void (enabled && query.refetch()))
  return query
}
