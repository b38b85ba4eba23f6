import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateOperator } from '#model/api/registration.ts'
import { type Account, isOfMuseum } from '#server/access/index.ts'
import { deleteInvitation, recordOperator, setOperator } from '#server/operator/index.ts'
import { enterPerson } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { RegistrationContext } from './context.ts'
import { followInvitation } from './follow-invitation.ts'

/**
 * Makes an invited person an operator of the platform. An account of before takes what it signs in with into the console: so its person proves,
 * besides having read the mail, to be the one who signs in.
 * @throws {CodedError} as `followInvitation`; `conflict` for who was invited to a museum since.
 */
export const acceptOperator = (
  context: RegistrationContext,
  given: BodyOf<typeof activateOperator>,
  prove: (account: Account) => Promise<void>,
): Promise<{ email: string }> =>
  followInvitation(context, given, {
    purpose: 'operator-invitation',
    prove,
    async join(db, { account }, now) {
      const { id, email, firstName, lastName } = account
      if (!(await deleteInvitation(db, id))) throw new CodedError('gone')
      await enterPerson(db, id)
      if (await isOfMuseum(db, id))
        throw new CodedError('conflict', { text: 'registration.operator.ofMuseum' })
      await setOperator(db, id, true, now)
      await recordOperator(db, { accountId: id, person: account }, 'operatorJoined', now, {
        id,
        about: `${firstName} ${lastName} (${email})`,
      })
      return { email }
    },
  })
