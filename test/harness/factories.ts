import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { OutputOf } from '#model/api/endpoint.ts'
import { handoverGrant, type issueToken } from '#model/api/token.ts'
import type { PermissionCode } from '#model/permissions/codes.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import { insertAccount, insertMembership } from '#server/access/index.ts'
import { hashRecoveryCode } from '#server/access/security/codes.ts'
import { confirmSecret, keepSecret, replaceRecoveryCodes } from '#server/access/store/second-factors.ts'
import type { App } from '#server/app.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { insertMuseum } from '#server/tenants/store.ts'

export const testPassword = 'Herbarium2026'
/** As cheap as argon2 can be: tests sign in thousands of times. Passwords that the product itself stores cost what they cost. */
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

const unique = (): string => randomBytes(5).toString('hex')

export interface TestMuseum {
  readonly tenantId: string
  readonly name: string
}

/** A museum of the test's own, without starter terms: most tests bring the few they need. */
export async function makeMuseum(
  app: App,
  given: { name?: string; licenceTo?: Date } = {},
): Promise<TestMuseum> {
  const name = given.name ?? `Museum ${unique()}`
  const licenceTo = given.licenceTo ?? new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)
  const tenantId = await app.database.asSystem('test', db =>
    insertMuseum(db, { name, licenceType: 'PAID', licenceTo }),
  )
  return { tenantId, name }
}

/** A copy of a museum as of a backup, as it stands when it was made, with nothing in it but its administrators. */
export const makeCopyOf = (
  app: App,
  { tenantId: original, name }: TestMuseum,
  administrators: readonly TestPerson[],
): Promise<TestMuseum> =>
  app.database.asSystem('test', async db => {
    const copy = {
      name: `${name}, as of today`,
      licence_type: 'PAID',
      licence_to: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000),
      state: 'suspended',
      state_since: new Date(),
      copy_of: original,
      copy_as_of: new Date(),
    } as const
    const { id: tenantId } = await db
      .insertInto('tenant')
      .values(copy)
      .returning('id')
      .executeTakeFirstOrThrow()
    const museum = await enterMuseum(db, tenantId)
    for (const { accountId } of administrators)
      await insertMembership(museum, { accountId, role: 'TENANT_ADMIN', permissions: [] })
    return { tenantId, name: copy.name }
  })

export interface TestPerson {
  readonly accountId: string
  readonly email: string
  /** What an operator signs in with besides the password, once. */
  readonly code?: string
}

export interface PersonGiven {
  readonly museum?: TestMuseum
  readonly role?: MuseumRole
  readonly permissions?: readonly PermissionCode[]
  /** Operators have a second factor. */
  readonly operator?: boolean
  readonly email?: string
}

/** Puts a new recovery code in the place of those of before. @returns it. */
export async function newRecoveryCode(app: App, accountId: string): Promise<string> {
  const code = randomBytes(16).toString('hex')
  await app.database.asSystem('test', db => replaceRecoveryCodes(db, accountId, [hashRecoveryCode(code)]))
  return code
}

/** Gives an account a second factor whose device nobody has. @returns a recovery code. */
async function giveSecondFactor(app: App, accountId: string): Promise<string> {
  const secret = randomBytes(20)
  await app.database.asSystem('test', async db => {
    await keepSecret(db, accountId, secret)
    await confirmSecret(db, accountId, secret, new Date())
  })
  return newRecoveryCode(app, accountId)
}

/** A person with the test password; a member of the museum, if one is given. */
export async function makePerson(app: App, given: PersonGiven = {}): Promise<TestPerson> {
  const email = given.email ?? `${unique()}@test.museum`
  const accountId = await app.database.asSystem('test', async db => {
    const id = await insertAccount(db, {
      email,
      passwordHash: await passwordHash,
      firstName: 'Żaneta',
      lastName: 'Groß',
      language: 'en',
      operator: given.operator ?? false,
    })
    if (given.museum) {
      const museum = await enterMuseum(db, given.museum.tenantId)
      await insertMembership(museum, {
        accountId: id,
        role: given.role ?? 'USER',
        permissions: given.permissions ?? [],
      })
    }
    return id
  })
  return { accountId, email, ...(given.operator && { code: await giveSecondFactor(app, accountId) }) }
}

export type Tokens = OutputOf<typeof issueToken>

export const tokenForm = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST' as const,
  url: '/oauth/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ client_id: 'web', scope: 'read write', ...fields }).toString(),
})

/** What enters a session that was handed over: the token, and the cookies of the answer that gave it. */
export const handoverForm = (token: string, cookies: readonly { name: string; value: string }[]) => {
  const form = tokenForm({ grant_type: handoverGrant, token })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...form, headers: { ...form.headers, cookie } }
}

/** Signs in over HTTP, as the client does. */
export async function signIn(
  app: App,
  email: string,
  password = testPassword,
  code?: string,
): Promise<Tokens> {
  const form = { grant_type: 'password', username: email, password, ...(code && { otp: code }) }
  const answer = await app.http.inject(tokenForm(form))
  if (answer.statusCode !== 200) throw new Error(`could not sign in: ${answer.body}`)
  return answer.json<Tokens>()
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A person made and signed in. */
export async function signedIn(app: App, given: PersonGiven = {}) {
  const person = await makePerson(app, given)
  const tokens = await signIn(app, person.email, testPassword, person.code)
  return { ...person, tokens, headers: bearer(tokens.access_token) }
}
