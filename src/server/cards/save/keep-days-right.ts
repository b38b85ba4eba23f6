import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { Criteria, Criterion } from '#model/searches/criteria.ts'
import { createPace, museumIds, type TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import type { CardsContext } from '../access/cards-context.ts'
import { announce } from '../announce.ts'
import { holdFreeOnes } from '../locks/hold-free.ts'
import { idsOfList } from '../query/store/list.ts'
import { conditionOf } from '../query/wanted.ts'
import { systemAuthor } from '../read/person-named.ts'
import { cardsForUpdate } from '../store/cards.ts'
import { writeCards } from './write-cards.ts'

/** Most records written in one transaction. */
const batch = 100

/** Ids of the records whose next day has come, found by the index. */
async function idsDue(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  next: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  const filter: Criterion = {
    field: next,
    condition: 'AT_MOST',
    operator: 'AND',
    values: [await todayOf(tx)],
  }
  const criteria: Criteria = { blocks: [{ operator: 'AND', filters: [filter] }] }
  const condition = await conditionOf(tx, declaration, { filters: {}, criteria })
  return condition.nothing ? [] : idsOfList(tx, condition, { after, limit })
}

/**
 * Writes the records of a museum in which something changes with the day that has come: objects whose planned movement is due. What somebody edits is
 * written by their own save, or the next time.
 * @returns the number of records written
 */
export async function bringToToday(
  { database, renamed, follow }: Pick<CardsContext, 'database' | 'renamed' | 'follow'>,
  tenantId: string,
  signal: AbortSignal,
): Promise<number> {
  let written = 0
  for (const declaration of declarations) {
    const { byDay } = declaration
    if (!byDay) continue
    const pace = createPace(batch)
    for (let after: string | undefined = '0'; after !== undefined && !signal.aborted; ) {
      const behind: string = after
      const { limit } = pace
      const ids = await database.inTenant(tenantId, tx =>
        pace.measure(async () => {
          const due = await idsDue(tx, declaration, byDay.next, { after: behind, limit })
          const { free } = await holdFreeOnes(tx, due)
          const records = await cardsForUpdate(tx, typeIdsOf(declaration), free)
          const done = await writeCards(
            tx,
            records.map(record => ({ record, values: record.data })),
            { declaration, author: systemAuthor, action: 'dayCame', renamed },
          )
          const changed = done.filter(({ changes }) => changes.length > 0).map(({ record }) => record.id)
          if (changed.length > 0) {
            await follow(tx, declaration, {
              ids: changed,
              what: 'changed',
              author: systemAuthor,
              before: new Map(records.map(({ id, data }) => [id, data])),
            })
            await announce(tx, declaration, { ids: changed, what: 'many', accountId: systemAuthor.accountId })
          }
          written += changed.length
          return due
        }),
      )
      after = ids.length < limit ? undefined : ids.at(-1)
    }
  }
  return written
}

/** Every hour, since days begin at different hours in different museums, records are written for which a day has come. */
export function keepDaysRight(context: CardsContext, jobs: Jobs): void {
  const job = defineJob<Record<string, never>>({
    name: 'cards.day-came',
    async run(_input, { log, signal }) {
      for (const tenantId of await context.database.asSystem('days of all museums', museumIds)) {
        const written = await bringToToday(context, tenantId, signal)
        if (written > 0) log.info({ tenantId, written }, 'records changed with the day')
      }
    },
  })
  jobs.register(job)
  jobs.schedule(job, '4 * * * *', {})
}
