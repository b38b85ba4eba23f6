import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateUser } from '#model/api/registration.ts'
import { accountById, hashToken, oneTimeToken, useOneTimeToken } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { museumDataById } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { firstStepsOf } from './first-steps.ts'
import { acceptMembership, completeAccount } from './store/invited.ts'

/**
 * Makes an invited person a member (acceptance row P-R07). Whoever has a password keeps it, and names and language: the link proves that
 * the mail was read, not that its reader may change how somebody signs in.
 * @throws {CodedError} `gone` for a link that is unknown, expired, used or taken back; `invalid_input`, and the link stays good.
 */
export async function acceptInvitation(
  { database, clock }: RegistrationContext,
  given: BodyOf<typeof activateUser>,
  client: string,
): Promise<{ tenantId: string; email: string; museum: string }> {
  const now = clock()
  const hash = hashToken(given.token)
  const invited = await database.asSystem('who is invited', async db => {
    const link = await oneTimeToken(db, hash, 'invitation', now)
    const account = link?.active && (await accountById(db, link.accountId))
    if (!account || !link.museumId) throw new CodedError('gone')
    const { organisationMainBody: museum } = await museumDataById(db, link.museumId)
    return { ...account, museum }
  })
  // Before anything is written: judging and hashing a password takes its time.
  const steps =
    invited.passwordHash === null ? await firstStepsOf(given, [invited.email, invited.museum]) : undefined
  return database.asSystem('accept an invitation', async db => {
    const link = await useOneTimeToken(db, hash, 'invitation', now)
    const account = link && (await accountById(db, link.accountId))
    if (!account || !link.museumId) throw new CodedError('gone')
    if (account.passwordHash === null) {
      if (!steps) throw new CodedError('conflict')
      await completeAccount(db, account.id, steps)
    }
    const tx = await enterMuseum(db, link.museumId)
    if (!(await acceptMembership(tx, account.id))) throw new CodedError('gone')
    await recordAudit(tx, { accountId: account.id, client }, 'invitationAccepted', now)
    await publish(db, { name: 'me.changed', accountId: account.id })
    return { tenantId: link.museumId, email: account.email, museum: invited.museum }
  })
}
