import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#model/api/endpoint.ts'
import type { Language } from '#model/languages.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'

/** A reading endpoint whose answer is in the language of the interface: in another language it is another answer. */
export function spokenQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: Language) {
  const { queryKey, queryFn } = endpointQuery(endpoint, input)
  const spokenKey: QueryKey = [...queryKey, language]
  return queryOptions<OutputOf<E>, Error, OutputOf<E>, QueryKey>({
    queryKey: spokenKey,
    queryKeyHashFn: hashKey,
    queryFn: queryFn as never,
  })
}
