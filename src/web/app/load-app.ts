import { readMuseum } from '#model/api/tenant.ts'
import { session } from '../platform/client.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { queryClient } from '../platform/query/query-client.ts'

/** The longest time a page waits for the museum. */
const patience = 1500

/**
 * Loads the museum's data, which all pages for signed-in people need (P-A05). It is fetched in parallel with the page's code, and the
 * first paint waits for it, so that the notices of the licence do not push the page down afterwards.
 */
export async function loadApp(): Promise<void> {
  const { currentMuseumId } = session.get()
  if (!currentMuseumId) return
  const query = endpointQuery(readMuseum, { params: { id: currentMuseumId } })
  const known = queryClient.getQueryData(query.queryKey) !== undefined
  const loaded = queryClient.prefetchQuery(query)
  if (!known) await Promise.race([loaded, new Promise(resolve => setTimeout(resolve, patience))])
}
