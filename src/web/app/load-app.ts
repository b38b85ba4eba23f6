import { readMuseum } from '#model/api/tenant.ts'
import { session } from '../platform/client.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'

/** What all pages for signed-in people need: the museum's data (acceptance row P-A05). It is fetched beside the page's code, not before it. */
export function loadApp(): void {
  const { currentMuseumId } = session.get()
  if (currentMuseumId)
    void queryClient.prefetchQuery(endpointQuery(readMuseum, { params: { id: currentMuseumId } }))
}
