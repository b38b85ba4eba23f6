import { cardTypes } from '#model/cards/card-types.ts'
import { cardCount } from '#server/cards/index.ts'
import { bytesKept } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { countedBefore, countPeople, keepDay, keepUsage, totalUsage } from '../store/usage.ts'

/** Counts older than this are made anew before an operator reads them. */
const freshMs = 5 * 60_000

interface CountContext {
  readonly database: Database
  readonly clock: Clock
}

/** Counts one museum, inside it: its tables are closed to whoever looks from outside. */
async function countMuseum({ database, clock }: CountContext, museumId: string): Promise<void> {
  await database.inTenant(museumId, async tx =>
    keepUsage(
      tx.db,
      museumId,
      {
        ...(await countPeople(tx)),
        objects: await cardCount(tx, cardTypes.object),
        bytes: await bytesKept(tx),
      },
      clock(),
    ),
  )
}

/** Counts those of these museums that were not counted in the last minutes. A page of a list names few. */
export async function countStale(context: CountContext, museums: readonly string[]): Promise<void> {
  const before = new Date(context.clock().getTime() - freshMs)
  const stale = await context.database.asSystem('museums to count', db => countedBefore(db, before, museums))
  for (const museum of stale) await countMuseum(context, museum)
}

/** Counts all museums, one after the other, and writes down the platform's line of the day. */
export async function countAll(context: CountContext, signal?: AbortSignal): Promise<void> {
  const { database, clock } = context
  const now = clock()
  for (const museum of await database.asSystem('museums to count', db => countedBefore(db, now))) {
    signal?.throwIfAborted()
    await countMuseum(context, museum)
  }
  await database.asSystem('numbers of the day', async db => {
    const { museums, users, objects, bytes } = await totalUsage(db, now)
    await keepDay(db, { day: now.toISOString().slice(0, 10), museums, users, objects, bytes })
  })
}
