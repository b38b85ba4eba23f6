import { useQuery } from '@tanstack/react-query'
import { readMuseum } from '#model/api/tenant.ts'
import { useNews } from '../events/use-news.ts'
import { useSession } from '../session/use-session.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Data and licence of the current museum; undefined while it loads, and for operators, who belong to none. */
export function useMuseum() {
  const { currentMuseumId } = useSession()
  const { data, refetch } = useQuery({
    ...endpointQuery(readMuseum, { params: { id: currentMuseumId ?? '' } }),
    enabled: currentMuseumId !== undefined,
  })
  useNews('museum.changed', () => void refetch())
  return data
}
