import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Kinds of work that never wait for each other's connections: `reading` and `writing` are requests of museums, `visiting` those of everybody to their
 * public sites, `background` is work of jobs.
 * Requests without a museum (signing in, health) are the fourth, `platform`.
 */
export type Lane = 'reading' | 'writing' | 'visiting' | 'background'

const lanes = new AsyncLocalStorage<Lane>()

/** Runs work whose transactions take connections of this lane. */
export const inLane = <T>(lane: Lane, work: () => T): T => lanes.run(lane, work)

export const currentLane = (): Lane => lanes.getStore() ?? 'writing'
