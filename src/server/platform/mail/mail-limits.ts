import { createHash } from 'node:crypto'
import { comparableEmail } from '#model/email.ts'
import type { Database } from '../db/index.ts'

const hour = 60 * 60

/** Mails that a museum has sent to people of its choice within an hour, by kind of mail. */
const mostOfMuseum = 300

/** A limit of mails that members of a museum have sent to people of their choice. */
export interface MailLimit {
  /** Counts a mail of the museum, to an address if it is known already. @throws {CodedError} `too_many_requests`. */
  consume(tenantId: string, email?: string): Promise<void>
}

/** Keeps mails of one kind from flooding people: within an hour one address gets so many of them, no matter who has them sent. */
export function createMailLimit(
  database: Pick<Database, 'limiter'>,
  name: string,
  mostToPerson: number,
): MailLimit {
  const byMuseum = database.limiter({ name: `${name}-museum`, points: mostOfMuseum, duration: hour })
  const byPerson = database.limiter({ name: `${name}-person`, points: mostToPerson, duration: hour })
  return {
    async consume(tenantId, email) {
      await byMuseum.consume(tenantId)
      if (email !== undefined)
        await byPerson.consume(createHash('sha256').update(comparableEmail(email)).digest('base64url'))
    },
  }
}
