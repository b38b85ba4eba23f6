import type { Transaction } from 'kysely'
import type { BodyOf } from '#model/api/endpoint.ts'
import type { registerMuseum, TakenName } from '#model/api/registration.ts'
import type { Problem } from '#model/validation/validators.ts'
import { accountByEmail, hashPassword, refuseEasyPassword } from '#server/access/index.ts'
import { requireNewest } from '#server/licences/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { isNameTaken, refuseUnknownFunction } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { mailActivation } from './mail-activation.ts'
import { keepRegistration } from './store/registrations.ts'

/** @throws {CodedError} `conflict` that says what is taken: the e-mail, the name of the museum, or both. */
export async function refuseTaken(
  db: Transaction<Tables>,
  { email, museum }: { readonly email: string; readonly museum: string },
): Promise<void> {
  const taken: TakenName[] = []
  const fields: Record<string, Problem> = {}
  if (await accountByEmail(db, email)) {
    taken.push('email')
    fields['administrator.email'] = { key: 'emailTaken' }
  }
  if (await isNameTaken(db, museum)) {
    taken.push('museum')
    fields['museum.organisationMainBody'] = { key: 'nameTaken' }
  }
  const [first] = taken
  if (first) throw new CodedError('conflict', { text: `registration.taken.${first}`, fields, data: { taken } })
}

/**
 * Keeps what somebody sent who wants to register a museum, and mails the link that founds it (acceptance row P-A14).
 * @throws {CodedError} `invalid_input`; `conflict` with `data.taken`.
 */
export async function register(
  context: RegistrationContext,
  { museum, administrator, ...documents }: BodyOf<typeof registerMuseum>,
): Promise<void> {
  const { password, ...person } = administrator
  refuseEasyPassword(password, person.email, 'administrator.password')
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
