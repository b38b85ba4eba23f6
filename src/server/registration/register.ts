import type { BodyOf } from '#model/api/endpoint.ts'
import type { registerMuseum } from '#model/api/registration.ts'
import { hashPassword, refuseWeakPassword } from '#server/access/index.ts'
import { requireNewest } from '#server/licences/index.ts'
import { refuseUnknownFunction } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { mailActivation } from './mail-activation.ts'
import { keepRegistration } from './store/registrations.ts'
import { refuseTaken } from './taken.ts'

/**
 * Keeps what someone sent who wants to register a museum, and mails the link that founds it (P-A14).
 * @throws {CodedError} `invalid_input`; `conflict` with `data.taken`.
 */
export async function register(
  context: RegistrationContext,
  { museum, administrator, ...documents }: BodyOf<typeof registerMuseum>,
): Promise<void> {
  const { password, ...person } = administrator
  const own = [person.email, person.firstName, person.lastName, museum.organisationMainBody]
  await refuseWeakPassword(password, own, 'administrator.password')
  refuseUnknownFunction(museum, 'museum.organisationFunction')
  const passwordHash = await hashPassword(password)
  await context.database.asSystem('register a museum', async db => {
    await refuseTaken(db, { email: person.email, museum: museum.organisationMainBody })
    await requireNewest(db, 'TRIAL', documents)
    const given = { ...person, passwordHash, museum, documents, registeredAt: context.clock() }
    const id = await keepRegistration(db, given)
    await mailActivation(context, db, { ...given, id })
  })
}
