/** Imported before all else in a confined process: takes the network, and threads, from the JavaScript in it, where the kernel may not do so. */
import { registerHooks } from 'node:module'

const denied =
  /^(?:node:)?(?:_?(?:net|tls|tls_wrap|tls_common|http|http2|https|http_\w+|dns|dgram)|inspector|worker_threads)(?:\/|$)/

/** Libraries that only fetch, which others import for what is never done here. */
const fetching = /^(?:node|sync)-fetch$/
const noFetch = new URL('./no-fetch.ts', import.meta.url).href

const refuse = (what: string): never => {
  throw new Error(`${what} is not for confined processes`)
}

registerHooks({
  resolve(specifier, context, next) {
    if (denied.test(specifier)) refuse(specifier)
    return fetching.test(specifier) ? { url: noFetch, shortCircuit: true } : next(specifier, context)
  },
})

const { getBuiltinModule } = process
const deny = (object: object, name: string, value?: unknown): void => {
  Object.defineProperty(object, name, { value, writable: false, configurable: false })
}

deny(process, 'getBuiltinModule', (id: string) => (denied.test(id) ? refuse(id) : getBuiltinModule(id)))
deny(process, 'binding', () => refuse('binding'))
deny(process, '_linkedBinding', () => refuse('binding'))
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) deny(globalThis, name)
