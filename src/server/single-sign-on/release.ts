import { accountById, endSessions } from '#server/access/index.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { SingleSignOnContext } from './context.ts'
import { releasePeople } from './store/people.ts'

/**
 * Releases an account from the person of the service it belongs to, for who was made again there. Their sessions by the service end; the next
 * sign-in finds them by their verified address again.
 * @throws {CodedError} `not_found` for an account that is not linked to the service.
 */
export const release = (
  { database, clock }: SingleSignOnContext,
  museumId: string,
  doer: Doer,
  accountId: string,
): Promise<void> =>
  database.inTenant(museumId, async museum => {
    const { db } = museum
    const account = await accountById(db, accountId)
    if (!account || (await releasePeople(museum, accountId)) === 0) throw notFound()
    const { firstName, lastName, email } = account
    await recordAudit(museum, doer, 'signOnReleased', clock(), {
      person: { accountId, name: `${firstName} ${lastName}`.trim(), email },
    })
    await endSessions(
      db,
      { tenantId: museumId, bySignOn: true, ownerId: accountId },
      'access removed',
      clock(),
    )
  })
