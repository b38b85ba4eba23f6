/*
 * Keeps the pages for phones (inventory audits, movements) openable without a network (C-P09). A service worker of its own, and a small one: what is
 * asked of it is little, and libraries for the purpose cache more than is wanted. It keeps files of the build and texts of the interface, never
 * an answer about a museum's data; these are the page's own to keep. The build puts `fieldFiles` and `fieldLanguages` before it, so a new build is a new worker; it
 * takes over when the last page of the old one has been closed, and each has its own files.
 */

/** Files of the page, listed by the build. */
declare const fieldFiles: readonly string[]
/** The languages of the interface; written by the build, since a worker of this kind cannot import what others share. */
declare const fieldLanguages: readonly string[]
/** Rises from the names of these files, which carry the hashes of what is in them. */
declare const fieldVersion: string

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
}
const worker = globalThis as unknown as Worker

/** Every page of the product is the same document; this address is only its name in the cache. */
const page = '/app/procedures/audit'
const pages = /^\/app\/procedures\/((\d+\/)?audit|\d+\/phone)\/?$/
const languages = fieldLanguages.map(language => `/api/locales/${language}`)
const prefix = 'vitrine.audit.'
const cacheName = `${prefix}${fieldVersion}`
/** A network that answers no sooner is as good as none. */
const patienceMs = 5000

const kept = async (address: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(address, { ignoreSearch: true, ignoreVary: true })

worker.addEventListener('install', event =>
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll([page, ...languages, ...fieldFiles]))),
)

worker.addEventListener('activate', event =>
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(
          names
            .filter(name => name.startsWith(prefix) && name !== cacheName)
            .map(name => caches.delete(name)),
        ),
      ),
  ),
)

/** The server's answer, or the cached one without it. */
async function freshOrKept(request: Request, address: string): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs)
  const fresh = await fetch(request, { signal }).catch(() => undefined)
  if (fresh && fresh.status !== 429 && fresh.status < 500) return fresh
  return (await kept(address)) ?? fresh ?? Response.error()
}

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pages.test(pathname)) event.respondWith(freshOrKept(request, page))
  } else if (languages.includes(pathname)) event.respondWith(freshOrKept(request, pathname))
  else if (fieldFiles.includes(pathname))
    // The others among them are what they are for ever.
    event.respondWith(
      pathname.startsWith('/assets/')
        ? kept(pathname).then(found => found ?? fetch(request))
        : freshOrKept(request, pathname),
    )
})
