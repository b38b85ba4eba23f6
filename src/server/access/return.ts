import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { forbidden } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { type Handover, type HandoverContext, handOverSession } from './handover.ts'
import { isInForce } from './standing.ts'
import { markEnded, runningSession, type Session, sessionsBegunIn } from './store/sessions.ts'

/**
 * Hands over the own session of an operator who is signed in as someone else. It is the server that knows which one: no page holds its tokens.
 * @throws {CodedError} `forbidden` for who is nobody else, or whose own session may not go on.
 */
export const returnToOwn = (
  { database, ...context }: HandoverContext & { readonly database: Database },
  { sessionId, impersonatorId }: Actor,
): Promise<Handover> =>
  database.asSystem('return to the own session', async db => {
    const now = context.clock()
    const here = await runningSession(db, sessionId, now)
    const own = here?.begunIn ? await runningSession(db, here.begunIn, now) : undefined
    if (!own || own.accountId !== impersonatorId || !(await isInForce(db, own, now))) throw forbidden()
    return handOverSession(db, own, context)
  })

/** Ends the sessions as someone else that were started in one, now that its person is back. @returns those that were running. */
export async function returnFrom(db: Transaction<Tables>, ownId: string, now: Date): Promise<Session[]> {
  const left = await sessionsBegunIn(db, ownId, now)
  await markEnded(db, { begunIn: ownId }, 'returned', now)
  return left
}
