import { declarationOfId } from '#model/cards/declarations.ts'
import {
  createPace,
  type Database,
  museumIdsWithCopies,
  type TenantTransaction,
} from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Renamed } from '../renamed.ts'
import { existingCards, holdCards } from '../store/cards.ts'
import { unindexedLines } from '../store/lines.ts'
import { holdRegister } from '../store/register.ts'
import { nextToReindex, reindexed, type ToReindex } from '../store/reindex.ts'
import { linesAtOnce, reindexLines } from './index-lines.ts'
import { linkFields } from './link-fields.ts'
import { reindexAtOnce, reindexBatch } from './reindex-batch.ts'

/** Makes the links that fields of cards make as their documents say; the cards are held. */
async function linkAnew(tx: TenantTransaction, { type, ids }: ToReindex): Promise<void> {
  const declaration = declarationOfId(type)
  if (!declaration || ids.length === 0) return
  await holdCards(tx, ids)
  await holdRegister(tx)
  await linkFields(tx, declaration, await existingCards(tx, [type], ids), new Set(ids))
}

/**
 * Builds the index of whole lists again, and that of lines that have none, behind the requests, where a migration or a copy of a museum asked for
 * it. Goes on where it was stopped.
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
          if (next.relinks) await linkAnew(tx, next)
          await reindexBatch(tx, next.ids, renamed)
          await reindexed(tx, next)
          return true
        }),
      )
    }
    const linesPace = createPace(linesAtOnce)
    for (let isLeft = true; isLeft; ) {
      signal.throwIfAborted()
      isLeft = await database.inTenant(tenantId, tx =>
        linesPace.measure(
          async () => (await reindexLines(tx, await unindexedLines(tx, linesPace.limit))).length > 0,
        ),
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
      const isOld = await database.inTenant(
        tenantId,
        async tx => (await nextToReindex(tx, 1)) !== undefined || (await unindexedLines(tx, 1)).length > 0,
      )
      if (isOld) await jobs.enqueue(undefined, job, { tenantId })
    }
  }
  /** Starts what was asked for in a transaction, when it commits. */
  const startIn = (tx: TenantTransaction): Promise<void> =>
    jobs.enqueue(tx.db, job, { tenantId: tx.tenantId })
  return { start, startIn, reindexMuseum }
}
