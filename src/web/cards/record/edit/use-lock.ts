import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LockInfo } from '#model/api/cards/shapes.ts'
import { call, freshHeaders, session } from '../../../platform/client.ts'
import { useNews } from '../../../platform/events/use-news.ts'
import { CallError } from '../../../platform/request/call-error.ts'
import type { CardArea } from '../../card-area.ts'

/** How often the holder says that the card is still being edited; it falls back two minutes after the last time (C-K05). */
const heartbeatMs = 30_000

/**
 * taking: the server has not answered yet. mine: one may type and save. theirs: somebody else holds it, it can only be read.
 * taken: it was mine, and somebody entitled took it over.
 */
export type LockState =
  | { readonly kind: 'taking' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'theirs'; readonly info: LockInfo }
  | { readonly kind: 'taken'; readonly by: string | undefined }

const infoOf = (failure: unknown): LockInfo | undefined => {
  if (!(failure instanceof CallError) || failure.status !== 423) return undefined
  const { data } = failure.data as { readonly data?: LockInfo }
  return (
    data ?? {
      isLockedBySomeoneElse: true,
      userThatLocked: null,
      userIdThatLocked: null,
      userName: null,
      lockedSince: null,
    }
  )
}

export interface CardLock {
  readonly state: LockState
  /** The last heartbeat got no answer. */
  readonly unreachable: boolean
  take(takeOver?: boolean): Promise<boolean>
  /** Somebody else has it, as the refusal of a save told. */
  lost(by: string | undefined): void
}

/** Holds a card for as long as it is being edited: taken on arrival, kept by a heartbeat, let go on leaving in whatever way. */
export function useLock({ endpoints, type }: CardArea, id: string): CardLock {
  const [state, setState] = useState<LockState>({ kind: 'taking' })
  const [unreachable, setUnreachable] = useState(false)
  const held = useRef(false)
  /** For the farewell of a closing tab, which cannot wait for a token. */
  const headers = useRef<Record<string, string> | undefined>(undefined)

  const refused = (info: LockInfo) => {
    setState(held.current ? { kind: 'taken', by: info.userName ?? undefined } : { kind: 'theirs', info })
    held.current = false
  }
  const take = async (takeOver = false): Promise<boolean> => {
    try {
      const info = await call(endpoints.lock, { params: { id }, body: takeOver ? { takeOver } : {} })
      setUnreachable(false)
      if (info.isLockedBySomeoneElse) {
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
  const lost = (by: string | undefined) => {
    held.current = false
    setState({ kind: 'taken', by })
  }
  const release = () => {
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
    if (news.type === type && news.id === id && held.current) lost(news.by)
  })
  const onTake = useEffectEvent(() => void take())
  const onBeat = useEffectEvent(() => {
    if (held.current) void take()
  })
  const onRelease = useEffectEvent(release)
  const onFarewell = useEffectEvent(farewell)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another lock
  useEffect(() => {
    onTake()
    const beat = setInterval(() => onBeat(), heartbeatMs)
    const leaving = () => onFarewell()
    // A page that comes back from the browser's cache takes its card again.
    const back = (event: PageTransitionEvent) => event.persisted && onTake()
    addEventListener('pagehide', leaving)
    addEventListener('pageshow', back)
    const ends = session.beforeSignOut(() => {
      onRelease()
      return true
    })
    return () => {
      clearInterval(beat)
      removeEventListener('pagehide', leaving)
      removeEventListener('pageshow', back)
      ends()
      onRelease()
    }
  }, [id])
  return { state, unreachable, take, lost }
}
