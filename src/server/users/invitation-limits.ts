import { createHash } from 'node:crypto'
import { comparableEmail } from '#model/email.ts'
import type { Database } from '#server/platform/db/index.ts'

const hour = 60 * 60

/** Keeps invitations from being used to flood people with mails. */
export interface InvitationLimits {
  /** @throws {CodedError} `too_many_requests`. */
  invite(tenantId: string, email: string): Promise<void>
  /** @throws {CodedError} `too_many_requests`. */
  inviteAgain(tenantId: string, userId: string): Promise<void>
}

/** A museum may have any number of users; within an hour it invites so many, and one person so often, whoever asks. */
export function createInvitationLimits(database: Database): InvitationLimits {
  const byMuseum = database.limiter({ name: 'invite-museum', points: 300, duration: hour })
  const byPerson = database.limiter({ name: 'invite-person', points: 10, duration: hour })
  const again = database.limiter({ name: 'invite-again', points: 5, duration: hour })
  return {
    async invite(tenantId, email) {
      await byMuseum.consume(tenantId)
      await byPerson.consume(createHash('sha256').update(comparableEmail(email)).digest('base64url'))
    },
    async inviteAgain(tenantId, userId) {
      await byMuseum.consume(tenantId)
      await again.consume(`${tenantId} ${userId}`)
    },
  }
}
