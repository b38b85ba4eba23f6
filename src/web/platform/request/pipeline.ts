import type { Endpoint, InputOf, OutputOf } from '#model/api/endpoint.ts'
import type { Language } from '#model/languages.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { refreshWindowMs, type StoredJwt, type StoredToken, type TokenStore } from '../session/tokens.ts'
import { createStore, type Store } from '../store.ts'
import { type AnyInput, addressOf } from './address.ts'
import { CallCancelled, CallError } from './call-error.ts'
import { createCancellation } from './cancellation.ts'
import { errorMessage, type NotificationRules, successMessage } from './notification-rules.ts'
import { sendWithPauses } from './send-with-pauses.ts'

/** Body of an answer: JSON as a value, anything else as text, undefined when there is none. */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 205) return undefined
  const text = await response.text()
  if (text === '') return undefined
  if (!response.headers.get('content-type')?.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Shown by the browser when a call to the advanced-search services lacks its token (word for word). */
const advancedSearchAlert = 'Problem with authentication for Advanced service service!'

const isAdvancedSearch = (address: string): boolean => (address.split('?')[0] ?? '').includes('/advsearch/')

/** Login, refresh and logout: never with an authorization header (P-A08). */
const isBare = (address: string): boolean => address.startsWith('/oauth/')

/** Headers of every call. */
const commonHeaders = (language: Language, origin: string): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  'app-address': origin,
})

const authorization = (token: StoredToken): Record<string, string> => ({
  Authorization: `${token.tokenType} ${token.accessToken}`,
})

/** Headers of the advanced-search services (P-A09). */
const advancedSearchHeaders = (
  jwt: StoredJwt,
  user: { readonly id: string; readonly tenantId: string } | undefined,
): Record<string, string> => ({
  Authorization: `Bearer ${jwt.accessToken}`,
  ...(user && { idUser: user.id, idTenant: user.tenantId }),
})

/** Counts running calls that show progress; the overlay is visible while it is above zero (P-S13). */
export interface ProgressCounter extends Store<number> {
  /** Counts a call; the returned function ends the count, once. */
  rise(): () => void
}

export function createProgressCounter(): ProgressCounter {
  const store = createStore(0)
  return {
    ...store,
    rise: () => {
      store.set(count => count + 1)
      let fallen = false
      return () => {
        if (!fallen) store.set(count => count - 1)
        fallen = true
      }
    },
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Name of the input the call belongs to: its next call cancels this one, even with another address. */
  readonly name?: string
  /** Shows the progress overlay while the call is running. */
  readonly progress?: boolean
  readonly notify?: NotificationRules
  /** False to report a refusal for too many attempts at once; otherwise the call waits as requested by the server. */
  readonly patient?: boolean
}

type Input<E extends Endpoint> = keyof InputOf<E> extends never ? undefined : InputOf<E>

/**
 * Makes a call. `input` has the parts the endpoint declares; the answer is the endpoint's output.
 * @throws {CallError} if it fails, {CallCancelled} if it was superseded or cancelled.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>

/** Dependencies of the pipeline. */
interface PipelineEnvironment {
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly origin: string
  readonly language: () => Language
  readonly alert: (text: string) => void
  readonly tokens: TokenStore
  /** The signed-in person, for the advanced-search headers. */
  readonly user: () => { readonly id: string; readonly tenantId: string } | undefined
  /** Returns a newer token than `stale`, from any source; undefined when the session is over. */
  readonly refresh: (stale: StoredToken) => Promise<StoredToken | undefined>
  readonly progress: ProgressCounter
  readonly notify: (kind: 'success' | 'error' | 'info', message: TextKey) => void
  /** Resolves after the given number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** The server no longer knows the session. */
  readonly onSessionLost: () => void
  /** The platform is under maintenance. */
  readonly onMaintenance: () => void
  /** The licence of the current museum has ended. */
  readonly onLicenceExpired: () => void
}

const encodeBody = (endpoint: Endpoint, body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {}
  if (endpoint.encoding === 'binary')
    return { body: body as Blob, headers: { 'Content-Type': 'application/octet-stream' } }
  // The browser sets the boundary between the parts.
  if (endpoint.encoding === 'multipart') return { body: body as FormData }
  return endpoint.encoding === 'form'
    ? { body: new URLSearchParams(body as Record<string, string>) }
    : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** Creates the pipeline for all calls to the server (specification, sections 7 and 8). */
export function createPipeline(environment: PipelineEnvironment): {
  call: Call
  /** Authorization and common headers with a fresh token; undefined when no user is signed in. */
  freshHeaders: () => Promise<Record<string, string> | undefined>
} {
  const { tokens } = environment
  const cancellation = createCancellation()

  /** Returns the current token, renewed first if it expires within five minutes (P-A03). */
  const freshToken = async (): Promise<StoredToken | undefined> => {
    const token = tokens.read()
    if (!token || token.expiresAt - environment.now() > refreshWindowMs) return token
    try {
      return await environment.refresh(token)
    } catch (failure) {
      // A failed request is not a refusal: the old token is used as long as it is valid.
      if (token.expiresAt > environment.now()) return token
      throw failure
    }
  }

  const advancedHeaders = (): Record<string, string> => {
    const jwt = tokens.readJwt()
    if (jwt) return advancedSearchHeaders(jwt, environment.user())
    environment.alert(advancedSearchAlert)
    throw new CallError(401, advancedSearchAlert)
  }

  const send = async (
    endpoint: Endpoint,
    address: string,
    init: RequestInit,
    patient: boolean,
  ): Promise<Response> => {
    const common = commonHeaders(environment.language(), environment.origin)
    const sendOnce = async (headers: Record<string, string>): Promise<Response> => {
      try {
        return await environment.fetch(address, {
          ...init,
          method: endpoint.method,
          headers: { ...common, ...(init.headers as Record<string, string>), ...headers },
        })
      } catch (failure) {
        if (init.signal?.aborted) throw failure
        throw new CallError(0, failure instanceof Error ? failure.message : String(failure))
      }
    }
    const attempt = (headers: Record<string, string>): Promise<Response> =>
      patient
        ? sendWithPauses(() => sendOnce(headers), {
            wait: environment.wait,
            onWait: () => environment.notify('info', 'common.waiting'),
            signal: init.signal,
          })
        : sendOnce(headers)
    if (isBare(address)) return attempt({})
    const token = await freshToken()
    const headersWith = (current: StoredToken | undefined) =>
      isAdvancedSearch(address) ? advancedHeaders() : current ? authorization(current) : {}
    const response = await attempt(headersWith(token))
    if (response.status !== 401 || !token) return response
    const { error } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { error?: string }
    if (error !== 'invalid_token') return response
    const renewed = await environment.refresh(token)
    return renewed ? attempt(headersWith(renewed)) : response
  }

  /** Follows the error catalogue and throws. */
  const refuse = (address: string, status: number, data: unknown): never => {
    const failure = new CallError(status, data)
    if (status === 503) environment.onMaintenance()
    if (failure.code === 'licence_expired') environment.onLicenceExpired()
    if (status === 401 && failure.code === 'invalid_refresh_token') environment.onSessionLost()
    // If a token that was just renewed is refused again, retrying is useless.
    if (status === 401 && failure.code === 'invalid_token' && !isBare(address)) environment.onSessionLost()
    throw failure
  }

  const perform = async (endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<unknown> => {
    const address = addressOf(endpoint, input)
    const turn = cancellation.begin({ method: endpoint.method, address, name: options.name })
    const signals = [turn.signal, options.signal].filter(signal => signal !== undefined)
    const signal = AbortSignal.any(signals)
    try {
      const init = { ...encodeBody(endpoint, input.body), signal }
      const response = await send(endpoint, address, init, options.patient ?? true)
      const data = await readAnswer(response)
      // The answer may have arrived at the moment the call was superseded.
      signal.throwIfAborted()
      if (!response.ok) return refuse(address, response.status, data)
      const message = successMessage(options.notify, response.status)
      if (message) environment.notify('success', message)
      return data
    } catch (failure) {
      if (!signal.aborted) throw failure
      throw signal.reason instanceof CallCancelled ? signal.reason : new CallCancelled('Given up')
    } finally {
      turn.end()
    }
  }

  const call = async (endpoint: Endpoint, input: AnyInput = {}, options: CallOptions = {}) => {
    const fall = options.progress ? environment.progress.rise() : undefined
    try {
      return await perform(endpoint, input, options)
    } catch (failure) {
      const message = errorMessage(options.notify, failure)
      if (message) environment.notify('error', message)
      throw failure
    } finally {
      fall?.()
    }
  }

  return {
    call: call as Call,
    freshHeaders: async () => {
      const token = await freshToken()
      return (
        token && { ...commonHeaders(environment.language(), environment.origin), ...authorization(token) }
      )
    },
  }
}
