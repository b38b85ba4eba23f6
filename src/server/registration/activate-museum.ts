import { after, hashToken, insertAccount, insertMembership } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { keepAccepted } from '#server/licences/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { foundMuseum, holdMuseumNames } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { refuseTaken } from './register.ts'
import { takeRegistration } from './store/registrations.ts'

/** How long a museum may try the product (acceptance row P-A15). */
const trialSeconds = 30 * 24 * 60 * 60

/**
 * Founds the museum a mailed link is for, with its first administrator: all of it or nothing. Of two who follow the link at once, one
 * founds it.
 * @throws {CodedError} `gone` for a link that is unknown, expired or used; `conflict` where the names were taken meanwhile.
 */
export const activateWithToken = (
  { database, clock }: RegistrationContext,
  token: string,
  client: string,
): Promise<{ email: string; museum: string }> =>
  database.asSystem('found a museum', async db => {
    const now = clock()
    const registration = await takeRegistration(db, hashToken(token), now)
    if (!registration) throw new CodedError('gone')
    const { organisationMainBody: name, ...profile } = registration.museum
    await holdMuseumNames(db)
    await refuseTaken(db, { email: registration.email, museum: name })
    const tx = await foundMuseum(db, {
      name,
      profile,
      licenceType: 'TRIAL',
      licenceTo: after(now, trialSeconds),
    })
    const { email, firstName, lastName, language, passwordHash } = registration
    const accountId = await insertAccount(db, { email, firstName, lastName, language, passwordHash })
    await insertMembership(tx, { accountId, role: 'TENANT_ADMIN', permissions: [] })
    const doer = { accountId, client }
    await recordAudit(tx, doer, 'museumFounded', now)
    await keepAccepted(tx, doer, registration.documents, registration.registeredAt)
    return { email, museum: name }
  })
