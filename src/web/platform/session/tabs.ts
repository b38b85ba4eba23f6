import type { News } from '../events/news.ts'

/** What tabs of the same browser tell each other: about the session, and news that only one of them hears. */
export type TabMessage =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out'; readonly cutOff: boolean }
  | { readonly kind: 'refreshed' }
  | { readonly kind: 'me-changed' }
  | { readonly kind: 'maintenance-changed' }
  | { readonly kind: 'news'; readonly news: News }
  | { readonly kind: 'gap' }

export interface Tabs {
  /** Tells the other tabs; this one does not hear itself. */
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
}

/** A line between the tabs; each call opens one end. */
export function openTabs(name = 'vitrine.session'): Tabs {
  const channel = new BroadcastChannel(name)
  return {
    tell: message => channel.postMessage(message),
    listen: listener => {
      const onMessage = (event: MessageEvent) => listener(event.data as TabMessage)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
