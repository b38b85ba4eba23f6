import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** The channel all servers of one database share. */
export const channel = 'vitrine_events'

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const payloadLimit = 7999

/**
 * Queues a notification in the transaction: it is sent when that commits and not at all when it does not.
 * @throws {RangeError} when the payload is too long for PostgreSQL: an event says that something changed, not what it is now.
 */
export async function notify(db: Transaction<Tables>, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > payloadLimit) throw new RangeError('the event is too long to be sent')
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
