import { recordAudit } from '#server/audit/index.ts'
import { type Database, enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type Handover, type HandoverContext, handOver } from './handover.ts'
import { after, earlier, lifetimes } from './lifetimes.ts'
import { accountById } from './store/accounts.ts'
import { activeMember } from './store/memberships.ts'
import { runningSession } from './store/sessions.ts'

export interface LoginAsOptions extends HandoverContext {
  readonly database: Database
}

/**
 * Starts a session as another person of the museum, for the administrator who asks (acceptance row P-P11), and hands it over to their browser:
 * the client's `/login-as` page enters it.
 * The session ends with the one it was begun in, and one returns to that (`return.ts`).
 * @throws {CodedError} `forbidden` for who is somebody else already; `not_found` for who is no active member of this museum.
 */
export async function loginAsMember(
  { database, ...context }: LoginAsOptions,
  actor: MuseumActor,
  accountId: string,
  client: string,
): Promise<Handover> {
  const { clock } = context
  if (actor.impersonatorId || accountId === actor.accountId) throw forbidden()
  return database.asSystem('login as', async db => {
    const museum = await enterMuseum(db, actor.tenantId)
    const person = (await activeMember(museum, accountId)) && (await accountById(db, accountId))
    if (!person) throw notFound()
    const { firstName, lastName, email } = person
    await recordAudit(museum, { accountId: actor.accountId, client }, 'loginAs', clock(), {
      person: { accountId, name: `${firstName} ${lastName}`.trim(), email },
    })
    const { tenantId, sessionId } = actor
    const own = await runningSession(db, sessionId, clock())
    if (!own) throw new CodedError('invalid_token')
    const endsAt = earlier(own.endsAt, after(clock(), lifetimes.loginAs))
    return handOver(
      db,
      {
        accountId,
        tenantId,
        impersonatorId: actor.accountId,
        bound: true,
        begunBy: 'loginAs',
        begunIn: sessionId,
        endsAt,
        client,
      },
      context,
    )
  })
}
