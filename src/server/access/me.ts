import type { CurrentUser } from '#model/api/me.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { accountById } from './store/accounts.ts'
import { membershipsOf } from './store/memberships.ts'
import { setSessionMuseum } from './store/sessions.ts'

/** The signed-in person as the client sees it: the current museum's identity comes first (acceptance row P-A05). */
export const readCurrentUser = (database: Database, actor: Actor, clock: Clock): Promise<CurrentUser> =>
  database.ofPerson(actor.accountId, async db => {
    const account = await accountById(db, actor.accountId)
    if (!account) throw new CodedError('invalid_token')
    const memberships = await membershipsOf(db, actor.accountId, clock())
    const current = memberships.find(({ tenantId }) => tenantId === actor.tenantId)
    const impersonator = actor.impersonatorId ? await accountById(db, actor.impersonatorId) : undefined
    const sorted = memberships.toSorted((a, b) => Number(b === current) - Number(a === current))
    return {
      id: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      language: account.language,
      avatar: null,
      role: actor.role,
      identities: sorted.map(({ tenantId, id, museum, role, permissions }) => ({
        tenantId,
        id,
        museum,
        role,
        permissions: [...permissions].map(code => ({ code })),
      })),
      licenceActive: current?.licenceActive ?? true,
      loggedAsBy: impersonator
        ? { firstName: impersonator.firstName, lastName: impersonator.lastName, email: impersonator.email }
        : null,
    }
  })

/** Goes on working in another museum one belongs to. @throws {CodedError} `not_found` for any other museum. */
export async function switchToMuseum(
  database: Database,
  actor: Actor,
  tenantId: string,
  clock: Clock,
): Promise<void> {
  const memberships = await database.ofPerson(actor.accountId, db =>
    membershipsOf(db, actor.accountId, clock()),
  )
  const wanted = memberships.find(membership => membership.tenantId === tenantId)
  // Whoever signed in as somebody else did so inside one museum, and stays there.
  if (!wanted || actor.impersonatorId) throw notFound()
  await database.asSystem('switch museum', async db => {
    await setSessionMuseum(db, actor.sessionId, tenantId)
    await publish(db, { name: 'me.changed', accountId: actor.accountId })
  })
}
