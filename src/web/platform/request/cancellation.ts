import { automaticCancellation, CallCancelled } from './call-error.ts'

interface Call {
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** Name of the input the call belongs to, if any. */
  readonly name?: string | undefined
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? ''

/** Calls that may run side by side with others of the same method and address. */
function mayRunTogether({ method, address }: Call): boolean {
  const path = pathOf(address)
  if (method === 'POST' && /^\/api\/v1\/files(\/|$)/.test(path)) return true
  if (method === 'POST' && /\/templates?$/.test(path)) return true
  if (method !== 'GET' || !path.endsWith('/details')) return false
  const [, withinProcedure = ''] = path.split(/\/procedures?\//, 2)
  return /.\/objects?\//.test(withinProcedure)
}

/**
 * Returns the key by which two calls are the same: method and address; or, for calls of a named input (a search box, say), method, path and
 * that name, so that each keystroke's call takes the place of the last one whatever was typed.
 */
const keyOf = ({ method, address, name }: Call): string =>
  name === undefined ? `${method} ${address}` : `${method} ${pathOf(address)} ${name}`

/** Cancels a call when the same one is made again while it is under way (P-E01). */
export function createCancellation() {
  const running = new Map<string, AbortController>()
  return {
    /** Registers a call; `signal` fires when a newer one takes its place. Call `end` when it is over. */
    begin(call: Call): { signal: AbortSignal | undefined; end: () => void } {
      if (mayRunTogether(call)) return { signal: undefined, end: () => undefined }
      const key = keyOf(call)
      running.get(key)?.abort(new CallCancelled(automaticCancellation))
      const controller = new AbortController()
      running.set(key, controller)
      return {
        signal: controller.signal,
        end: () => {
          if (running.get(key) === controller) running.delete(key)
        },
      }
    },
  }
}
