import { dayMs } from '#model/dates/durations.ts'
import { retentions } from '#model/retention/retentions.ts'
import { createPace, museumIds } from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { eraseDue } from './erase-from-bin.ts'

/** Most records deleted in one transaction. */
const batch = 200

/** Schedules the nightly permanent deletion of records whose time in the trash is over. */
export function keepBinSmall({ database, clock, renamed, evidence }: CardsContext, jobs: Jobs): void {
  const empty = defineJob<Record<string, never>>({
    name: 'cards.empty-bin',
    async run(_input, { log, signal }) {
      const at = clock()
      const before = new Date(at.getTime() - retentions.bin.days * dayMs)
      for (const id of await database.asSystem('bins of all museums', museumIds)) {
        const pace = createPace(batch)
        let gone = 0
        const next = (after: string) =>
          database.inTenant(id, tx => {
            const { limit } = pace
            return pace.measure(() => eraseDue(tx, { before, after, limit, renamed, evidence, at }))
          })
        for (let done = await next('0'); done && !signal.aborted; done = await next(done.last))
          gone += done.gone
        if (gone > 0) log.info({ tenantId: id, gone }, 'cards left the bin for good')
      }
    },
  })
  jobs.register(empty)
  jobs.schedule(empty, '17 3 * * *', {})
}
