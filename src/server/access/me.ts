import { avatarOf } from '#model/api/avatars.ts'
import type { CurrentUser } from '#model/api/me.ts'
import { choicesOf, differencesOf, type NotificationChoices } from '#model/news/notifications.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { owesPasskey } from './security/own-account.ts'
import { accountById, setNotifications } from './store/accounts.ts'
import { setSessionMuseum } from './store/sessions.ts'

/** The signed-in person as the client sees it: the current museum's identity comes first (P-A05). */
export async function readCurrentUser(database: Database, actor: Actor): Promise<CurrentUser> {
  const isCurrent = ({ tenantId }: { readonly tenantId: string }) => tenantId === actor.tenantId
  const memberships = actor.memberships.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
  return {
    id: actor.accountId,
    ...actor.person,
    language: actor.language,
    role: actor.role,
    identities: memberships.map(({ tenantId, id, museum, timeZone, role, permissions }) => ({
      tenantId,
      id,
      museum,
      timeZone,
      role,
      permissions: [...permissions].map(code => ({ code })),
    })),
    licenceActive: memberships.find(isCurrent)?.licenceActive ?? true,
    bound: actor.bound,
    operator: actor.operator,
    secondFactorMissing: actor.secondFactorMissing,
    ...(await fromAccounts(database, actor)),
  }
}

/** Facts of the account that requests in general do not need, and who acts under its name. */
const fromAccounts = (
  database: Database,
  actor: Actor,
): Promise<Pick<CurrentUser, 'avatar' | 'loggedAsBy' | 'notifications' | 'passkeyDemanded'>> =>
  database.asSystem('the signed-in person', async db => {
    const { accountId, impersonatorId } = actor
    const account = await accountById(db, accountId)
    const by = impersonatorId ? await accountById(db, impersonatorId) : undefined
    return {
      avatar: avatarOf(account?.avatar ?? null),
      loggedAsBy: by ? { firstName: by.firstName, lastName: by.lastName, email: by.email } : null,
      passkeyDemanded: await owesPasskey(db, actor),
      notifications: choicesOf(account?.notifications ?? {}),
    }
  })

/** Goes on working in another museum one belongs to. @throws {CodedError} `not_found` for any other museum. */
export async function switchToMuseum(database: Database, actor: Actor, tenantId: string): Promise<void> {
  const wanted = actor.memberships.find(membership => membership.tenantId === tenantId)
  if (!wanted) throw notFound()
  await database.asSystem('switch museum', async db => {
    await setSessionMuseum(db, actor.sessionId, tenantId)
    await publish(db, { name: 'me.changed', accountId: actor.accountId })
  })
}

/** Stores which mails a person wants. */
export async function chooseNotifications(
  database: Database,
  { accountId }: Actor,
  choices: NotificationChoices,
): Promise<void> {
  await database.asSystem('choose notifications', async db => {
    await setNotifications(db, accountId, differencesOf(choices))
    await publish(db, { name: 'me.changed', accountId })
  })
}
