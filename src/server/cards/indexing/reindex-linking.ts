import { createPace, type Database } from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { Renamed } from '../renamed.ts'
import { linkingCards } from '../store/links.ts'
import { isMentioned, reindexAllMentioning } from './index-lines.ts'
import { reindexAtOnce, reindexBatch } from './reindex-batch.ts'

interface Input {
  readonly tenantId: string
  readonly cardIds: readonly string[]
}

/** Brings the index of cards and lines up to date, behind the request, when cards that their fields link to were renamed or moved in their tree. */
export function createLinkReindex(database: Database, jobs: Jobs): Renamed {
  const renamed: Renamed = async (tx, cardIds) => {
    if (cardIds.length === 0) return
    const [first] = await linkingCards(tx, cardIds, { after: '0', limit: 1 })
    if (first !== undefined || (await isMentioned(tx, cardIds)))
      await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, cardIds })
  }
  const job = defineJob<Input>({
    name: 'cards.reindex-linking',
    async run({ tenantId, cardIds }, { signal }) {
      const changed = new Set(cardIds)
      const pace = createPace(reindexAtOnce)
      for (let after: string | undefined = '0'; after !== undefined; ) {
        // A stopping server leaves the rest to the next try: indexing twice does no harm.
        signal.throwIfAborted()
        const last: string = after
        const { limit } = pace
        after = await database.inTenant(tenantId, tx =>
          pace.measure(async () => {
            const ids = await linkingCards(tx, cardIds, { after: last, limit })
            await reindexBatch(tx, ids, renamed, changed)
            return ids.length < limit ? undefined : ids.at(-1)
          }),
        )
      }
      await reindexAllMentioning(database, tenantId, { of: 'cards', ids: cardIds }, signal)
    },
  })
  jobs.register(job)
  return renamed
}
