import type { Endpoint, InputOf } from '#model/api/endpoint.ts'
import type { Language } from '#model/languages.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'

type Query<E extends Endpoint> = ReturnType<typeof endpointQuery<E>>

/** A question about terms. Their names are answered in the language on the screen, so it is part of what was asked. */
export function termQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: Language): Query<E> {
  const query = endpointQuery(endpoint, input)
  return { ...query, queryKey: [...query.queryKey, language] as unknown as Query<E>['queryKey'] }
}

/** Milliseconds after the last key before terms are searched (specification 001, section 9). */
export const searchDelay = 300
