import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateUser } from '#model/api/registration.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { RegistrationContext } from './context.ts'
import { followInvitation } from './follow-invitation.ts'
import { acceptMembership } from './store/invited.ts'

/** Makes an invited person a member (acceptance row P-R07). @throws {CodedError} as `followInvitation` */
export const acceptInvitation = (
  context: RegistrationContext,
  given: BodyOf<typeof activateUser>,
  client: string,
): Promise<{ tenantId: string; email: string; museum: string }> =>
  followInvitation(context, given, {
    purpose: 'invitation',
    async join(db, { account: { id: accountId, email }, museum }, now) {
      if (!museum) throw new CodedError('gone')
      const tx = await enterMuseum(db, museum.id)
      if (!(await acceptMembership(tx, accountId))) throw new CodedError('gone')
      await recordAudit(tx, { accountId, client }, 'invitationAccepted', now)
      return { tenantId: museum.id, email, museum: museum.name }
    },
  })
