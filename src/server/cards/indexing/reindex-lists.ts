import { createPace, type Database } from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { allMuseums } from '../store/museums.ts'
import { nextToReindex, reindexed } from '../store/reindex.ts'
import { reindexAtOnce, reindexBatch } from './reindex-batch.ts'
import type { Renamed } from './renamed.ts'

/**
 * Builds the index of whole lists anew, behind the requests, where a migration asked for it. Goes on where it was stopped.
 * @returns begins the work; after the start of the jobs.
 */
export function createListReindex(database: Database, jobs: Jobs, renamed: Renamed): () => Promise<void> {
  const job = defineJob<{ readonly tenantId: string }>({
    name: 'cards.reindex-lists',
    async run({ tenantId }, { signal }) {
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
    },
  })
  jobs.register(job)
  return async () => {
    for (const tenantId of await database.asSystem('museums whose index is old', allMuseums)) {
      const next = await database.inTenant(tenantId, tx => nextToReindex(tx, 1))
      if (next) await jobs.enqueue(undefined, job, { tenantId })
    }
  }
}
