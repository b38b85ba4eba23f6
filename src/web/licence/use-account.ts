import { useQuery } from '@tanstack/react-query'
import { readAccount } from '#model/api/licences.ts'
import { useNews } from '../platform/events/use-news.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { useSession } from '../platform/session/use-session.ts'

/** Plan, licence and use of the current museum. */
export function useAccount() {
  const { currentMuseumId } = useSession()
  const query = useQuery({
    ...endpointQuery(readAccount, { params: { id: currentMuseumId ?? '' } }),
    enabled: currentMuseumId !== undefined,
    staleTime: 0,
  })
  useNews('museum.changed', () => void query.refetch())
  return query
}
