import type { BodyOf } from '#model/api/endpoint.ts'
import type { inviteUser, MuseumUser } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import type { Language } from '#model/languages.ts'
import {
  accountById,
  accountToInvite,
  after,
  hashToken,
  insertOneTimeToken,
  lifetimes,
} from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { codesOf, personOf } from './about-user.ts'
import { grantedRights } from './granted-rights.ts'
import { lockUser } from './lock-user.ts'
import { insertInvited, updateUser, userOf } from './store/users.ts'
import type { Administrator, UsersContext } from './users-context.ts'

/** Mails an invitation with a new link; an earlier one to this museum stops working. */
async function sendInvitation(
  { mailer, clock, publicUrl, signedTokens }: UsersContext,
  { db, tenantId }: TenantTransaction,
  { person, memberships }: Administrator,
  { userId, email, firstName }: MuseumUser,
  language: Language,
): Promise<void> {
  const token = signedTokens.link.make()
  const expiresAt = after(clock(), lifetimes.invitation)
  await insertOneTimeToken(
    db,
    { hash: hashToken(token), accountId: userId, museumId: tenantId, purpose: 'invitation', expiresAt },
    clock(),
  )
  await mailer.send(db, {
    to: email,
    language,
    template: 'invitation',
    params: {
      firstName,
      link: `${publicUrl()}/user/activate?token=${token}`,
      museum: memberships.find(membership => membership.tenantId === tenantId)?.museum ?? '',
      inviter: displayName(person),
    },
  })
}

/**
 * Invites a person (P-P06). An account that is there is taken as it is, and nothing of it is revealed before its person accepts:
 * the answer is the same whether there was one. Who was invited before and has not accepted is invited again, with the current settings.
 * @throws {CodedError} `conflict` for who is a user already and a role that is gone, `invalid_input` for operators of the platform, both at the field `email`.
 */
export const invite = (
  context: UsersContext,
  actor: Administrator,
  given: BodyOf<typeof inviteUser>,
): Promise<MuseumUser> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const { language } = given
    const { role, permissions, namedRole } = await grantedRights(tx, given)
    const rights = { role, permissions, namedRoleId: namedRole?.id ?? null }
    const invitedAs = {
      firstName: given.firstName.trim(),
      lastName: given.lastName.trim(),
      email: given.email.trim(),
    }
    const account = await accountToInvite(tx.db, { ...invitedAs, language })
    if (account.operator) {
      throw new CodedError('invalid_input', { fields: { email: { key: 'notInvitable' } } })
    }
    const isNew = await insertInvited(tx, { accountId: account.id, ...rights, ...invitedAs })
    if (!isNew) {
      const { user } = await lockUser(tx, account.id, actor.accountId)
      if (user.state !== 'INVITED') {
        throw new CodedError('conflict', { fields: { email: { key: 'alreadyMember' } } })
      }
      await updateUser(tx, account.id, { ...rights, invitedAs })
    }
    const user = await userOf(tx, account.id)
    if (!user) throw notFound()
    await sendInvitation(context, tx, actor, user, language)
    await recordAudit(tx, actor, 'userInvited', context.clock(), {
      person: personOf(user),
      role,
      namedRole: namedRole?.name ?? '',
      added: codesOf(permissions),
    })
    return user
  })

/**
 * Mails an invitation once more, with a new link.
 * @throws {CodedError} `not_found`; `conflict` once it was accepted.
 */
export const inviteAgain = (context: UsersContext, actor: Administrator, userId: string): Promise<void> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const { user } = await lockUser(tx, userId, actor.accountId)
    const account = await accountById(tx.db, userId)
    if (!account || user.state !== 'INVITED') {
      throw new CodedError('conflict', { text: 'users.refused.answered' })
    }
    await sendInvitation(context, tx, actor, user, account.language)
    await recordAudit(tx, actor, 'userInvited', context.clock(), { person: personOf(user) })
  })
