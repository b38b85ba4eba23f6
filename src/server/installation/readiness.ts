import { setTimeout as delay } from 'node:timers/promises'
import type { PartState, ReadinessPart } from '#model/api/platform.ts'
import { CodedError } from '#server/platform/errors.ts'

/** A part of the installation that the server requires, or without which some features do not work. */
export interface WatchedPart {
  /** Without it the server is not ready and should get no requests. */
  readonly needed: boolean
  /** Rejects while the part cannot be used. Absent where this installation has no such part. */
  readonly check?: (() => Promise<void>) | undefined
}

export type WatchedParts = Readonly<Record<ReadinessPart, WatchedPart>>

/** A part that has not answered after this time is down. */
const patienceMs = 3000
/** Time a good result is cached, because the address is public and each check puts load on the parts. */
const keptMs = 2000

async function stateOf({ check }: WatchedPart): Promise<PartState> {
  if (!check) return 'off'
  const ended = new AbortController()
  const late = delay(patienceMs, 'down' as const, { signal: ended.signal }).catch(() => 'down' as const)
  try {
    return await Promise.race([
      check().then(
        () => 'up' as const,
        () => 'down' as const,
      ),
      late,
    ])
  } finally {
    ended.abort()
  }
}

/**
 * Checks every part of the installation in parallel.
 * @returns a function that returns the state of each part; it rejects with `unavailable`, with the states in its data, when a required part is down.
 */
export function createReadiness(parts: WatchedParts) {
  let kept: { readonly until: number; readonly states: Promise<Record<ReadinessPart, PartState>> } | undefined

  const look = async () => {
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => [name, await stateOf(part)] as const),
    )
    return Object.fromEntries(states) as Record<ReadinessPart, PartState>
  }

  return async (): Promise<Record<ReadinessPart, PartState>> => {
    const now = performance.now()
    if (!kept || kept.until < now) kept = { until: now + keptMs, states: look() }
    const states = await kept.states
    const missing = Object.entries(parts).filter(
      ([name, { needed }]) => needed && states[name as ReadinessPart] === 'down',
    )
    if (missing.length > 0) {
      // A bad result is not cached, so that recovery shows at once.
      kept = undefined
      throw new CodedError('unavailable', {
        text: 'errors.notReady',
        params: { parts: missing.map(([name]) => name).join(', ') },
        data: { parts: states },
      })
    }
    return states
  }
}
