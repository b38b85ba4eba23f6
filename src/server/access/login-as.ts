import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { after, lifetimes } from './lifetimes.ts'
import { hashToken, makeToken } from './secrets.ts'
import { activeMember } from './store/memberships.ts'
import { insertSession, insertTokens } from './store/sessions.ts'

/**
 * Starts a session as another person of the museum, for the administrator who asks (acceptance row P-P11).
 * @returns a refresh token that lives a minute: the client's `/login-as` page exchanges it.
 * @throws {CodedError} `forbidden` within such a session; `not_found` for who is no active member of this museum.
 */
export async function loginAsMember(
  database: Database,
  actor: MuseumActor,
  accountId: string,
  client: string,
  clock: Clock,
): Promise<string> {
  if (actor.impersonatorId || accountId === actor.accountId) throw forbidden()
  const isMember = await database.inTenant(actor.tenantId, tx => activeMember(tx, accountId))
  if (!isMember) throw notFound()
  const token = makeToken()
  await database.asSystem('login as', async db => {
    const sessionId = await insertSession(db, {
      accountId,
      tenantId: actor.tenantId,
      impersonatorId: actor.accountId,
      bound: true,
      client,
    })
    await insertTokens(db, sessionId, [
      { kind: 'refresh', hash: hashToken(token), expiresAt: after(clock(), lifetimes.loginAs) },
    ])
  })
  return token
}
