import type { Endpoint, InputOf } from '#model/api/endpoint.ts'
import { freshHeaders } from './client.ts'
import { addressOf } from './request/address.ts'
import { CallError } from './request/call-error.ts'

/** The name a file was given by the server (RFC 6266). */
const nameOf = (disposition: string | null): string => {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/)?.[1]
  return encoded ? decodeURIComponent(encoded) : 'table'
}

/** Fetches a file of any kind and hands it to the browser. @throws {CallError} */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  const given = input as { readonly body?: unknown }
  const response = await fetch(addressOf(endpoint, given), {
    method: endpoint.method,
    headers: {
      ...(await freshHeaders()),
      ...(given.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  })
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => undefined))
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(response.headers.get('content-disposition'))
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
