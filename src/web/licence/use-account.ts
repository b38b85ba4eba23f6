import { useQuery } from '@tanstack/react-query'
import { listAccepted, type listOrders, readAccount } from '#model/api/licences.ts'
import { type DocumentKind, documentKinds } from '#model/licences/documents.ts'
import { useCan } from '../platform/access/use-can.ts'
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

/** A list about the museum's licence for administrators; not requested for others. */
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

/** Documents the museum agreed to that have a newer version now, in the order in which they are read; for administrators. */
export function useOutdatedTerms(): readonly DocumentKind[] {
  const administrates = useCan({ roles: ['TENANT_ADMIN'] })
  const { data = [] } = useMuseumList(listAccepted)
  if (!administrates) return []
  return documentKinds.filter(kind => data.some(one => one.kind === kind && one.outdated))
}
