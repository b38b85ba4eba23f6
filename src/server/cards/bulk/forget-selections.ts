import { dayMs } from '#model/dates/durations.ts'
import { retentions } from '#model/retention/retentions.ts'
import { museumIds } from '#server/platform/db/index.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { dropFrozen } from '../query/store/frozen.ts'

/** Every night, selections that nobody works on any longer are removed. */
export function forgetSelections({ database, clock }: CardsContext, jobs: Jobs): void {
  const forget = defineJob<Record<string, never>>({
    name: 'cards.forget-selections',
    async run(_input, { signal }) {
      const before = new Date(clock().getTime() - retentions.selections.days * dayMs)
      for (const id of await database.asSystem('selections of all museums', museumIds)) {
        signal.throwIfAborted()
        await database.inTenant(id, tx => dropFrozen(tx, before))
      }
    },
  })
  jobs.register(forget)
  jobs.schedule(forget, '27 3 * * *', {})
}
