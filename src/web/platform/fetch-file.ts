import type { Endpoint, InputOf } from '#model/api/endpoint.ts'
import { freshHeaders } from './client.ts'
import { patientFetch } from './patient-fetch.ts'
import { addressOf } from './request/address.ts'
import { CallError } from './request/call-error.ts'

/** The name a file was given by the server (RFC 6266). */
const nameOf = (disposition: string | null): string => {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'table'
}

export interface FetchedFile {
  readonly blob: Blob
  readonly name: string
}

/** Fetches a file of any kind. @throws {CallError} */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<FetchedFile> {
  const given = input as { readonly body?: unknown }
  const response = await patientFetch(addressOf(endpoint, given), {
    method: endpoint.method,
    headers: {
      ...(await freshHeaders()),
      ...(given.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => undefined))
  return { blob: await response.blob(), name: nameOf(response.headers.get('content-disposition')) }
}
