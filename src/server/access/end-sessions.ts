import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { publish } from '#server/platform/events/index.ts'
import { type EndReason, markEnded, type WhichSessions } from './store/sessions.ts'

/** Ends sessions and notifies their open pages. @returns the ids of those that were running. */
export async function endSessions(
  db: Transaction<Tables>,
  which: WhichSessions,
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const ended = await markEnded(db, which, reason, now)
  for (const sessionId of ended) await publish(db, { name: 'session.ended', sessionId })
  return ended
}
