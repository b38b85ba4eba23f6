import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LockInfo } from '#model/api/cards/shapes.ts'
import { call, freshHeaders, session } from '../../../platform/client.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import type { CardArea } from '../../card-area.ts'

/** Claims a record for this tab among all tabs of the browser. Resolves to undefined when another tab has it and is not to be asked to release it. */
async function holdInTab(
  type: string,
  id: string,
  { steal, onStolen }: { readonly steal: boolean; readonly onStolen: () => void },
): Promise<(() => void) | undefined> {
  // Browsers have no Web Locks on plain http; there two tabs of a person meet when they save.
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return () => undefined
  const { currentUser, currentMuseumId } = session.get()
  const name = `vitrine.edit.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${type}.${id}`
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<boolean>()
  locks
    .request(name, steal ? { steal } : { ifAvailable: true }, lock => {
      begin(lock !== null)
      return lock ? end : undefined
    })
    .catch(onStolen)
  return (await begun) ? release : undefined
}

/** Interval at which the lock is renewed; it expires two minutes after the last renewal (C-K05). */
const heartbeatMs = 30_000
/** Interval of retries while there is no answer. */
const againMs = 5_000

/**
 * taking: the server has not answered yet. mine: editing and saving are possible. theirs: locked by another person, read-only.
 * elsewhere: edited by the same user in another tab or browser. taken: was mine, another person took it over.
 * moved: was mine, editing continues in another tab or browser. expired: was mine, could not be renewed.
 */
export type LockState =
  | { readonly kind: 'taking' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'theirs'; readonly info: LockInfo }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'moved' }
  | { readonly kind: 'expired' }

/** Returns true for a lock that was lost: the typed text is kept as a draft. */
export const isLost = ({ kind }: LockState): boolean =>
  kind === 'taken' || kind === 'moved' || kind === 'expired'

const infoOf = (failure: unknown): LockInfo | undefined => {
  if (!(failure instanceof CallError) || failure.status !== 423) return undefined
  return (failure.data as { readonly data?: LockInfo }).data
}

export interface CardLock {
  readonly state: LockState
  /** The last heartbeat got no answer. */
  readonly unreachable: boolean
  take(takeOver?: boolean): Promise<boolean>
  /** Updates the lock from a refused save, whose answer has its current state. */
  lost(info: LockInfo | undefined): void
}

/** The lock of a record that does not exist yet: nobody else can have it. */
export const noLock: CardLock = {
  state: { kind: 'mine' },
  unreachable: false,
  take: async () => true,
  lost: () => undefined,
}

/** A lock on a record while it is edited: acquired on arrival, kept by a heartbeat, released on leaving in any way. */
export function useLock({ endpoints, type }: CardArea, id: string): CardLock {
  const [state, setState] = useState<LockState>({ kind: 'taking' })
  const [unreachable, setUnreachable] = useState(false)
  const held = useRef(false)
  /** For the farewell of a closing tab, which cannot wait for a token. */
  const headers = useRef<Record<string, string> | undefined>(undefined)

  const tab = useRef<() => void>(undefined)
  /** Counts arrivals and departures, for answers that come after one has left. */
  const visits = useRef(0)
  const leaveTab = () => {
    tab.current?.()
    tab.current = undefined
  }

  const refused = (info: LockInfo) => {
    const was = held.current
    held.current = false
    leaveTab()
    if (!info.isLockedBySomeoneElse) setState({ kind: was ? 'moved' : 'elsewhere' })
    else setState(was ? { kind: 'taken', by: info.userName ?? '' } : { kind: 'theirs', info })
  }
  /** Called when another tab of this browser takes the record over: the lock goes with it and is not released. */
  const stolen = () => {
    tab.current = undefined
    if (held.current) setState({ kind: 'moved' })
    held.current = false
  }
  const take = async (takeOver = false): Promise<boolean> => {
    if (!tab.current) {
      const visit = visits.current
      const release = await holdInTab(type, id, { steal: takeOver, onStolen: () => stolen() })
      if (visit !== visits.current) {
        release?.()
        return false
      }
      tab.current = release
      if (!release) {
        setState({ kind: 'elsewhere' })
        return false
      }
    }
    try {
      const info = await call(endpoints.lock, { params: { id }, body: takeOver ? { takeOver } : {} })
      setUnreachable(false)
      if (info.isLockedBySomeoneElse || info.isLockedElsewhere) {
        refused(info)
        return false
      }
      held.current = true
      setState({ kind: 'mine' })
      headers.current = await freshHeaders()
      return true
    } catch (failure) {
      const info = infoOf(failure)
      if (info) refused(info)
      else setUnreachable(failure instanceof CallError && (failure.status === 0 || failure.status >= 500))
      return false
    }
  }
  const lost = (info: LockInfo | undefined) => {
    if (info?.isLockedBySomeoneElse) return refused(info)
    held.current = false
    setState({ kind: 'expired' })
  }
  const release = () => {
    leaveTab()
    if (!held.current) return
    held.current = false
    void call(endpoints.unlock, { params: { id } }).catch(() => undefined)
  }
  const farewell = () => {
    if (!held.current || !headers.current) return
    void fetch(endpoints.unlock.path.replace(':id', id), {
      method: endpoints.unlock.method,
      headers: headers.current,
      keepalive: true,
    })
  }

  useNews('lock.taken', news => {
    if (news.type !== type || news.id !== id || !held.current) return
    held.current = false
    leaveTab()
    setState({ kind: 'taken', by: news.by })
  })
  const onTake = useEffectEvent(() => void take())
  const onBeat = useEffectEvent(() => {
    if (held.current) void take()
  })
  const onAgain = useEffectEvent(() => void take())
  const onRelease = useEffectEvent(release)
  const onFarewell = useEffectEvent(farewell)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another lock
  useEffect(() => {
    onTake()
    const beat = setInterval(() => onBeat(), heartbeatMs)
    const leaving = () => onFarewell()
    const online = () => onBeat()
    // A page restored from the browser's cache locks its record again.
    const back = (event: PageTransitionEvent) => event.persisted && onTake()
    addEventListener('pagehide', leaving)
    addEventListener('online', online)
    addEventListener('pageshow', back)
    const ends = session.beforeSignOut(() => {
      onRelease()
      return true
    })
    return () => {
      clearInterval(beat)
      removeEventListener('pagehide', leaving)
      removeEventListener('online', online)
      removeEventListener('pageshow', back)
      ends()
      visits.current += 1
      onRelease()
    }
  }, [id])
  useEffect(() => {
    if (!unreachable) return
    const again = setInterval(() => onAgain(), againMs)
    return () => clearInterval(again)
  }, [unreachable])
  return { state, unreachable, take, lost }
}
