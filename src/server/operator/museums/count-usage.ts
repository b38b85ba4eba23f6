import { dayIn, platformZone } from '#model/dates/museum-day.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardCount } from '#server/cards/index.ts'
import { bytesKept } from '#server/files/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { countedBefore, countPeople, keepDay, keepUsage, totalUsage } from '../store/usage.ts'

/** Counts older than this are refreshed when an operator reads them. */
const freshMs = 5 * 60_000

interface CountContext {
  readonly database: Database
  readonly clock: Clock
}

/** Counts one museum, inside it: its tables are closed from outside. */
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

/** Those of these museums that were not counted in the last minutes. */
export function staleOf({ database, clock }: CountContext, museums: readonly string[]): Promise<string[]> {
  const before = new Date(clock().getTime() - freshMs)
  return database.asSystem('museums to count', db => countedBefore(db, before, museums))
}

/** Counts those of these museums that were not counted in the last minutes. */
export async function countStale(context: CountContext, museums: readonly string[]): Promise<void> {
  for (const museum of await staleOf(context, museums)) await countMuseum(context, museum)
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
    await keepDay(db, { day: dayIn(platformZone, now), museums, users, objects, bytes })
  })
}
