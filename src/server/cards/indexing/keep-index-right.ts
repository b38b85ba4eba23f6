import { setTimeout as pause } from 'node:timers/promises'
import { dayMs } from '#model/dates/durations.ts'
import { createPace, museumIds } from '#server/platform/db/index.ts'
import { defineJob, HopelessError, type Jobs } from '#server/platform/jobs/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { idsOfShare } from '../store/card-index.ts'
import { beforeLines, type LineKey, type LinePage, linesOfShare } from '../store/lines.ts'
import { linesAtOnce, mendLines } from './index-lines.ts'
import { dropLinesOfNothing, mendIndex } from './mend-index.ts'
import { reindexAtOnce } from './reindex-batch.ts'

/** Nights in which all cards have had their turn. */
const nights = 7
/** Ids that a report names. */
const named = 20

interface Share {
  readonly of: number
  readonly at: number
}

/**
 * Holds a share of a museum's index against the documents of its cards and their lines, and mends what differs. Works half of the time at most.
 * @returns the ids of the cards whose index, or that of one of their lines, was wrong.
 */
export async function checkIndex(
  { database, renamed }: Pick<CardsContext, 'database' | 'renamed'>,
  tenantId: string,
  share: Share,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const pace = createPace(reindexAtOnce)
  const mended: string[] = [...(await database.inTenant(tenantId, tx => dropLinesOfNothing(tx, share)))]
  for (let after: string | undefined = '0'; after !== undefined; ) {
    signal.throwIfAborted()
    const behind: string = after
    const { limit } = pace
    const begun = Date.now()
    const { ids, wrong } = await database.inTenant(tenantId, tx =>
      pace.measure(async () => {
        const next = await idsOfShare(tx, share, { after: behind, limit })
        return { ids: next, wrong: await mendIndex(tx, next, renamed) }
      }),
    )
    mended.push(...wrong)
    after = ids.length < limit ? undefined : ids.at(-1)
    if (after !== undefined) await pause(Date.now() - begun, undefined, { signal })
  }
  for (let after: LineKey | undefined = beforeLines; after; ) {
    signal.throwIfAborted()
    const page: LinePage = { after, limit: linesAtOnce }
    const begun = Date.now()
    const { keys, wrong } = await database.inTenant(tenantId, async tx => {
      const next = await linesOfShare(tx, share, page)
      return { keys: next, wrong: await mendLines(tx, next) }
    })
    mended.push(...wrong.map(({ recordId }) => recordId))
    after = keys.length < page.limit ? undefined : keys.at(-1)
    if (after) await pause(Date.now() - begun, undefined, { signal })
  }
  return [...new Set(mended)]
}

/**
 * Every night, a share of all cards is held against the index (F-T24). What was wrong is mended, and its job ends as failed with what it
 * found: operators see it in the list of these.
 */
export function keepIndexRight({ database, clock, renamed }: CardsContext, jobs: Jobs): void {
  const check = defineJob<{ readonly tenantId: string; readonly at: number }>({
    name: 'cards.check-index',
    expireInSeconds: 6 * 3600,
    async run({ tenantId, at }, { log, signal }) {
      const mended = await checkIndex({ database, renamed }, tenantId, { of: nights, at }, signal)
      if (mended.length === 0) return
      log.error(
        { tenantId, cards: mended.length, ids: mended.slice(0, named) },
        'the index was wrong and is mended',
      )
      throw new HopelessError(
        `museum ${tenantId}: the index of ${mended.length} cards was wrong and is mended (${mended.slice(0, named).join(', ')})`,
      )
    },
  })
  const begin = defineJob<Record<string, never>>({
    name: 'cards.check-indexes',
    async run() {
      const at = Math.floor(clock().getTime() / dayMs) % nights
      for (const tenantId of await database.asSystem('indexes of all museums', museumIds))
        await jobs.enqueue(undefined, check, { tenantId, at })
    },
  })
  jobs.register(check)
  jobs.register(begin)
  jobs.schedule(begin, '7 2 * * *', {})
}
