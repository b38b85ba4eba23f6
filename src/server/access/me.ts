import type { CurrentUser } from '#model/api/me.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { accountById } from './store/accounts.ts'
import { setSessionMuseum } from './store/sessions.ts'

/** The signed-in person as the client sees it: the current museum's identity comes first (acceptance row P-A05). */
export async function readCurrentUser(database: Database, actor: Actor): Promise<CurrentUser> {
  const isCurrent = ({ tenantId }: { readonly tenantId: string }) => tenantId === actor.tenantId
  const memberships = actor.memberships.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
  return {
    id: actor.accountId,
    ...actor.person,
    language: actor.language,
    avatar: null,
    role: actor.role,
    identities: memberships.map(({ tenantId, id, museum, role, permissions }) => ({
      tenantId,
      id,
      museum,
      role,
      permissions: [...permissions].map(code => ({ code })),
    })),
    licenceActive: memberships.find(isCurrent)?.licenceActive ?? true,
    loggedAsBy: await impersonatorOf(database, actor),
  }
}

async function impersonatorOf(
  database: Database,
  { impersonatorId }: Actor,
): Promise<CurrentUser['loggedAsBy']> {
  if (!impersonatorId) return null
  const account = await database.asSystem('who signed in as this person', db =>
    accountById(db, impersonatorId),
  )
  return account ? { firstName: account.firstName, lastName: account.lastName, email: account.email } : null
}

/** Goes on working in another museum one belongs to. @throws {CodedError} `not_found` for any other museum. */
export async function switchToMuseum(database: Database, actor: Actor, tenantId: string): Promise<void> {
  const wanted = actor.memberships.find(membership => membership.tenantId === tenantId)
  if (!wanted || actor.bound) throw notFound()
  await database.asSystem('switch museum', async db => {
    await setSessionMuseum(db, actor.sessionId, tenantId)
    await publish(db, { name: 'me.changed', accountId: actor.accountId })
  })
}
