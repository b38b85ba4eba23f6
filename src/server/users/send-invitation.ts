import type { MuseumUser } from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import type { Language } from '#model/languages.ts'
import { after, hashToken, insertOneTimeToken, lifetimes } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Administrator, UsersContext } from './users-context.ts'

/** Mails an invitation with a new link; an earlier one to this museum stops working. */
export async function sendInvitation(
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
