import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateOperator } from '#model/api/registration.ts'
import { accountById, hashToken, isOfMuseum, oneTimeToken, useOneTimeToken } from '#server/access/index.ts'
import { deleteInvitation, recordOperator, setOperator } from '#server/operator/index.ts'
import { enterPerson } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { RegistrationContext } from './context.ts'
import { firstStepsOf } from './first-steps.ts'
import { completeAccount } from './store/invited.ts'

/**
 * Makes an invited person an operator of the platform. Whoever has a password keeps it, and names and language.
 * @throws {CodedError} `gone` for a link that is unknown, expired, used or withdrawn; `conflict` for who was invited to a museum meanwhile;
 * `invalid_input`, and the link stays good.
 */
export async function acceptOperator(
  { database, clock }: RegistrationContext,
  given: BodyOf<typeof activateOperator>,
): Promise<{ email: string }> {
  const now = clock()
  const hash = hashToken(given.token)
  const invited = await database.asSystem('who is invited as an operator', async db => {
    const link = await oneTimeToken(db, hash, 'operator-invitation', now)
    const account = link?.active && (await accountById(db, link.accountId))
    if (!account) throw new CodedError('gone')
    return account
  })
  // Before anything is written: judging and hashing a password takes its time.
  const steps = invited.passwordHash === null ? await firstStepsOf(given, [invited.email]) : undefined
  return database.asSystem('accept the invitation of an operator', async db => {
    const link = await useOneTimeToken(db, hash, 'operator-invitation', now)
    if (!link || !(await deleteInvitation(db, link.accountId))) throw new CodedError('gone')
    await enterPerson(db, link.accountId)
    if (await isOfMuseum(db, link.accountId))
      throw new CodedError('conflict', { text: 'registration.operator.ofMuseum' })
    if (invited.passwordHash === null) {
      if (!steps) throw new CodedError('conflict')
      await completeAccount(db, link.accountId, steps)
    }
    await setOperator(db, link.accountId, true, now)
    const account = await accountById(db, link.accountId)
    if (!account) throw new CodedError('gone')
    const { id, email, firstName, lastName } = account
    await recordOperator(db, { accountId: id, person: account }, 'operatorJoined', now, {
      id,
      about: `${firstName} ${lastName} (${email})`,
    })
    await publish(db, { name: 'me.changed', accountId: id })
    return { email }
  })
}
