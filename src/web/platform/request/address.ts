import type { Endpoint } from '#model/api/endpoint.ts'

/** Parts a call may carry; each endpoint's own types narrow them. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

const queryString = (query: AnyInput['query'] = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}

/** Path and query of a call: `/api/v1/tenant/:id` with its parameters filled in. Lists become repeated parameters. */
export const addressOf = (endpoint: Endpoint, input: AnyInput): string =>
  endpoint.path.replace(/:(\w+)\??/g, (_whole, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  ) + queryString(input.query)
