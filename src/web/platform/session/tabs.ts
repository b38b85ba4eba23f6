import type { News } from '../events/news.ts'

/** Messages between tabs of the same browser: about the session, and server events that only one of them receives. */
type TabMessage =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out'; readonly cutOff: boolean }
  | { readonly kind: 'refreshed' }
  | { readonly kind: 'me-changed' }
  | { readonly kind: 'maintenance-changed' }
  | { readonly kind: 'news'; readonly news: News }
  | { readonly kind: 'gap' }

export interface Tabs {
  /** Sends a message to the other tabs, not to this one. */
  post(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
}

/** A line between the tabs; each call opens one end. */
export function openTabs(name = 'vitrine.session'): Tabs {
  const channel = new BroadcastChannel(name)
  return {
    post: message => channel.postMessage(message),
    listen: listener => {
      const onMessage = (event: MessageEvent) => listener(event.data as TabMessage)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

/** Runs the work while no other tab of this browser runs work under the same name. */
export type TabLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

interface LeaseEnvironment {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

const leaseMs = 15_000
const settleMs = 30

/**
 * A lock for browsers without Web Locks (they are missing on plain http, as in many museums' own networks): a lease in the
 * local storage, written, and believed only when it is still ours a moment later.
 */
export function createLeaseLock({ storage, now, wait }: LeaseEnvironment): TabLock {
  const me = Math.random().toString(36).slice(2)
  const holder = (key: string): string | undefined => {
    const [owner, until] = storage.getItem(key)?.split(' ') ?? []
    return owner && Number(until) > now() ? owner : undefined
  }
  let turn: Promise<unknown> = Promise.resolve()

  const exclusive = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const key = `vitrine.lock.${name}`
    for (;;) {
      if (holder(key) === undefined) {
        storage.setItem(key, `${me} ${now() + leaseMs}`)
        await wait(settleMs)
        if (holder(key) === me) break
      } else await wait(settleMs)
    }
    try {
      return await work()
    } finally {
      if (holder(key) === me) storage.removeItem(key)
    }
  }

  return (name, work) => {
    const result = turn.then(() => exclusive(name, work))
    turn = result.catch(() => undefined)
    return result
  }
}

/** The browser's own locks where it has them, else a lease. */
export const createTabLock = (locks: LockManager | undefined, lease: LeaseEnvironment): TabLock =>
  locks ? async (name, work) => await locks.request(`vitrine.${name}`, work) : createLeaseLock(lease)
