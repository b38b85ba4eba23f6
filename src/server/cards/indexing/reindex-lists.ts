import { createPace, type Database, museumIdsWithCopies } from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { nextToReindex, reindexed } from '../store/reindex.ts'
import { reindexAtOnce, reindexBatch } from './reindex-batch.ts'
import type { Renamed } from './renamed.ts'

/**
 * Builds the index of whole lists anew, behind the requests, where a migration or a copy of a museum asked for it. Goes on where it was stopped.
 * `start` begins the work, after the start of the jobs; `reindexMuseum` does that of one museum.
 */
export function createListReindex(database: Database, jobs: Jobs, renamed: Renamed) {
  const reindexMuseum = async (tenantId: string, signal: AbortSignal): Promise<void> => {
    const pace = createPace(reindexAtOnce)
    for (let isLeft = true; isLeft; ) {
      signal.throwIfAborted()
      isLeft = await database.inTenant(tenantId, tx =>
        pace.measure(async () => {
          const next = await nextToReindex(tx, pace.limit)
          if (!next) return false
          await reindexBatch(tx, next.ids, renamed)
          await reindexed(tx, next)
          return true
        }),
      )
    }
  }
  const job = defineJob<{ readonly tenantId: string }>({
    name: 'cards.reindex-lists',
    run: ({ tenantId }, { signal }) => reindexMuseum(tenantId, signal),
  })
  jobs.register(job)
  const start = async () => {
    for (const tenantId of await database.asSystem('museums whose index is old', museumIdsWithCopies)) {
      const next = await database.inTenant(tenantId, tx => nextToReindex(tx, 1))
      if (next) await jobs.enqueue(undefined, job, { tenantId })
    }
  }
  return { start, reindexMuseum }
}
