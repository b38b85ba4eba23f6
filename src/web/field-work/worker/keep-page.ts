/** Scope of the service worker: the addresses of procedures, of which it handles those for phones. */
const scope = '/app/procedures/'

const linkManifest = () => {
  if (document.querySelector('link[rel=manifest]')) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** Returns true when the browser can store the page: not over plain HTTP. */
export const canKeepPage = (): boolean => 'serviceWorker' in navigator

/** Has the browser keep the pages for phones, so that it opens without a network, and offer it as an app. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !canKeepPage()) return
  linkManifest()
  navigator.serviceWorker.register('/field-worker.js', { scope }).catch(() => undefined)
  // Persists until the user clears it, if the browser agrees: findings must not vanish when the device runs short of space.
  void navigator.storage?.persist?.()
}
