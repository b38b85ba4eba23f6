import { useQuery } from '@tanstack/react-query'
import type { listAccepted, listOrders } from '#model/api/licences.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** A list that administrators see of their museum's licence. */
export function useMuseumList<E extends typeof listOrders | typeof listAccepted>(endpoint: E) {
  const { currentMuseumId } = useSession()
  const query = useQuery({
    ...endpointQuery<E>(endpoint, { params: { id: currentMuseumId ?? '' } } as never),
    enabled: currentMuseumId !== undefined,
  })
  useNews('museum.changed', () => void query.refetch())
  return query
}
