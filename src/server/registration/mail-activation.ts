import type { Transaction } from 'kysely'
import { after, hashToken, lifetimes } from '#server/access/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { RegistrationContext } from './context.ts'
import { insertLink, type Registration } from './store/registrations.ts'

/** Mails the link that founds a museum; earlier ones stop working. */
export async function mailActivation(
  { mailer, clock, publicUrl, signedTokens }: RegistrationContext,
  db: Transaction<Tables>,
  { id, email, firstName, language, museum }: Registration,
): Promise<void> {
  const token = signedTokens.link.make()
  const now = clock()
  await insertLink(
    db,
    { hash: hashToken(token), registrationId: id, expiresAt: after(now, lifetimes.registration) },
    now,
  )
  await mailer.send(db, {
    to: email,
    language,
    template: 'activateMuseum',
    params: {
      firstName,
      link: `${publicUrl()}/activate?token=${token}`,
      museum: museum.organisationMainBody,
    },
  })
}
