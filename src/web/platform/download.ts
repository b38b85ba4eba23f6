import type { Endpoint, InputOf } from '#model/api/endpoint.ts'
import { freshHeaders } from './client.ts'
import { notices } from './notices/notices.ts'
import { addressOf } from './request/address.ts'
import { CallError } from './request/call-error.ts'
import { sendWithPauses } from './request/send-with-pauses.ts'

/** `fetch` that waits where the server asks it to, for what does not go through the calls of the client. */
export const fetchWithPauses: typeof fetch = (address, init) =>
  sendWithPauses(() => fetch(address, init), {
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    onWait: () => notices.add('info', 'common.waiting'),
    signal: init?.signal,
  })

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
  const response = await fetchWithPauses(addressOf(endpoint, given), {
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

/** Hands a file to the browser, to be kept under its name. */
export function saveFile({ blob, name }: FetchedFile): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Fetches a file of any kind and hands it to the browser. @throws {CallError} */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  saveFile(await fetchFile(endpoint, input))
}

/** Hands a text to the browser, to be kept under a name. */
export const saveText = (name: string, text: string, type: 'text/plain' | 'text/csv' = 'text/plain'): void =>
  saveFile({ blob: new Blob([text], { type: `${type};charset=utf-8` }), name })
