import { LRUCache } from 'lru-cache'

/** Figures that are remembered: of museums and what in them someone may read. */
const mostKept = 1000
/** Milliseconds after which they are counted again, behind the request that hears the old ones. */
const freshFor = 60_000

/** Counts only where nothing is remembered, and one time for all who ask at once. */
export type KeptFigures = <Figures extends object>(
  name: string,
  count: () => Promise<Figures>,
) => Promise<Figures>

/**
 * Remembers figures that take long to count. The caller hears at once what is known; where that is no longer fresh, the next one
 * hears what was counted in the meantime.
 */
export function keepFigures(): KeptFigures {
  const kept = new LRUCache<string, object, () => Promise<object>>({
    max: mostKept,
    ttl: freshFor,
    allowStale: true,
    fetchMethod: (_name, _stale, { context }) => context(),
  })
  return async <Figures extends object>(name: string, count: () => Promise<Figures>) =>
    (await kept.forceFetch(name, { context: count })) as Figures
}
