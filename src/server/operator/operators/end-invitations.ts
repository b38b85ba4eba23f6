import type { Database } from '#server/platform/db/index.ts'
import { lockOverdueInvitations } from '../store/operators.ts'
import { recordOperator } from '../store/record.ts'
import { about, closeInvitation } from './invite-operator.ts'

/**
 * Ends invitations of operators that were not accepted, each as if it was withdrawn.
 * @param before the links of these invitations had expired by then.
 */
export const endOperatorInvitations = (database: Database, before: Date, now: Date): Promise<void> =>
  database.asSystem('invitations of operators that are over', async db => {
    for (const { accountId, invitedBy } of await lockOverdueInvitations(db, before)) {
      const { account, person } = await closeInvitation(db, accountId, now)
      const inviter = { firstName: invitedBy, lastName: '', email: '' }
      await recordOperator(db, { accountId: null, person: inviter }, 'operatorInvitationExpired', now, {
        id: accountId,
        about: about(person, account),
      })
    }
  })
