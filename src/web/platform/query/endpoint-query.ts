import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#model/api/endpoint.ts'
import type { Language } from '#model/languages.ts'
import { call } from '../client.ts'
import type { Call } from '../request/pipeline.ts'

/**
 * A reading endpoint as a query: `useQuery(endpointQuery(readMuseum, { params: { id } }))`.
 * Components that ask the same share one call. The key is also the call's name, so the automatic cancellation of repeated calls
 * only ever meets an older call of the same query, which the query has given up by itself, and never another component's.
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const queryKey = [endpoint.name, input] as const
  const name = hashKey(queryKey)
  return queryOptions<OutputOf<E>, Error, OutputOf<E>, typeof queryKey>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input as Parameters<Call>[1] as never, { signal, name }),
  })
}

/** A reading endpoint whose answer is in the language of the interface: in another language it is another answer. */
export function localizedQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: Language) {
  const { queryKey, queryFn } = endpointQuery(endpoint, input)
  const localizedKey: QueryKey = [...queryKey, language]
  return queryOptions<OutputOf<E>, Error, OutputOf<E>, QueryKey>({
    queryKey: localizedKey,
    queryKeyHashFn: hashKey,
    queryFn: queryFn as never,
  })
}
