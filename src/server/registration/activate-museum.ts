import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateMuseum } from '#model/api/registration.ts'
import { after, hashToken, insertAccount, insertMembership, verifyPassword } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { keepAccepted } from '#server/licences/index.ts'
import { isDuplicate } from '#server/platform/db/database-error.ts'
import { CodedError } from '#server/platform/errors.ts'
import { foundMuseum, lockMuseumNames } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { registrationOf, takeRegistration } from './store/registrations.ts'
import { refuseTaken, takenError } from './taken.ts'

/** Length of a museum's trial (P-A15). */
const trialSeconds = 30 * 24 * 60 * 60

/**
 * Founds the museum of a mailed link, with its first administrator, in one transaction. If two people follow the link at once, only one
 * founds it. Someone may have registered with an e-mail that is not theirs, so the password chosen then is required.
 * @throws {CodedError} `gone` for a link that is unknown, expired or used; `invalid_input` for a wrong password and `conflict` if the
 * names have been taken since; the link stays valid.
 */
export async function activateWithToken(
  { database, clock }: RegistrationContext,
  { token, password }: BodyOf<typeof activateMuseum>,
  client: string,
): Promise<{ tenantId: string; email: string; museum: string }> {
  const now = clock()
  const hash = hashToken(token)
  const registered = await database.asSystem('who registered', db => registrationOf(db, hash, now))
  if (!registered?.active) throw new CodedError('gone')
  // Outside of transactions, because comparing a password is slow. A new registration ends the link, so the one found below has this password.
  if (!(await verifyPassword(registered.passwordHash, password)))
    throw new CodedError('invalid_input', { fields: { password: { key: 'otherPassword' } } })
  return database.asSystem('found a museum', async db => {
    const registration = await takeRegistration(db, hash, now)
    if (!registration) throw new CodedError('gone')
    const { email, firstName, lastName, language, passwordHash } = registration
    const { organisationMainBody: name, ...profile } = registration.museum
    await lockMuseumNames(db)
    await refuseTaken(db, { email, museum: name })
    const tx = await foundMuseum(db, {
      name,
      profile,
      licenceType: 'TRIAL',
      licenceTo: after(now, trialSeconds),
    })
    const person = { email, firstName, lastName, language, passwordHash }
    const accountId = await insertAccount(db, person).catch(error => {
      // Someone was invited with this e-mail at the same moment.
      throw isDuplicate(error) ? takenError(['email']) : error
    })
    await insertMembership(tx, { accountId, role: 'TENANT_ADMIN', permissions: [] })
    const doer = { accountId, client }
    await recordAudit(tx, doer, 'museumFounded', now)
    await keepAccepted(tx, doer, registration.documents, registration.registeredAt)
    return { tenantId: tx.tenantId, email, museum: name }
  })
}
