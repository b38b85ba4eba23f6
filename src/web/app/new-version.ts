import { notices } from '../platform/notices/notices.ts'
import { unsaved } from '../platform/unsaved/unsaved.ts'

/** The build this window was reloaded for, so that it is done once. */
const storageKey = 'vitrine.reloadedFor'

/** Address of the initial script of a page; it carries the hash of the build. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

/** The entry of the build that the server offers now; undefined when it cannot be asked. */
async function offeredEntry(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    if (!response.ok) return undefined
    return entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return undefined
  }
}

/**
 * Handles a part of the product that could not be loaded. If the server has a newer build, the page is reloaded once;
 * with unsaved edits a notice says that a new version is there. When the server is merely out of reach nothing happens.
 * @param reload reloads the page
 */
export async function onMissingPart(reload: () => void): Promise<void> {
  const offered = await offeredEntry()
  if (!offered || offered === entryOf(document)) return
  if (unsaved.any() || sessionStorage.getItem(storageKey) === offered)
    return notices.add('info', 'common.newVersion')
  sessionStorage.setItem(storageKey, offered)
  reload()
}

/** Watches for parts that cannot be loaded; call once. */
export function watchForNewVersion(): void {
  addEventListener('vite:preloadError', () => void onMissingPart(() => location.reload()))
}
