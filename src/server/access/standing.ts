import type { Transaction } from 'kysely'
import { isOwnSignIn, type SessionOrigin } from '#model/session-origins.ts'
import { type Database, enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Membership } from '#server/platform/http/index.ts'
import { accountById, isOperator } from './store/accounts.ts'
import { activeAdministrator, membershipsOf } from './store/memberships.ts'
import { secondFactorOf } from './store/second-factors.ts'
import { runningSession, type Session } from './store/sessions.ts'

/** The scope of a session: the museums it may see, and the current one. */
export interface Standing {
  readonly memberships: readonly Membership[]
  /** Undefined for an operator, who works in no museum. */
  readonly current: Membership | undefined
  /** The current museum demands a second factor, or the platform does of its operators, and the person has none. */
  readonly secondFactorMissing: boolean
}

/**
 * Returns the current rights of a session. Who works in a museum must still belong to it; who belongs to none must be an operator.
 * A bound session sees the one museum it was started in, by single sign-on with its copies; one as someone else for as long as its beginner is an administrator there;
 * or an operator of the platform, and for as long as the session it was started in goes on. A museum may demand its own sign-in service:
 * then no session by password or passkey enters it. Of operators a second factor is always demanded, in whatever museum they may work besides.
 * @returns undefined when the session is no longer valid.
 */
export async function standingOf(
  db: Transaction<Tables>,
  session: Session,
  operator: boolean,
  now: Date,
): Promise<Standing | undefined> {
  const { accountId, tenantId, impersonatorId, bound, begunBy, begunIn } = session
  await enterPerson(db, accountId)
  const all = (await membershipsOf(db, accountId, now)).filter(
    ({ demandsSignOn }) => !demandsSignOn || !isOwnSignIn(begunBy),
  )
  const current = all.find(membership => membership.tenantId === tenantId)
  // By the museum's own service, the second factor is the service's; a passkey is two factors in one.
  const lacksSecondFactor = async () =>
    begunBy === 'password' && !(await secondFactorOf(db, accountId))?.confirmedAt
  if (tenantId === null) {
    if (!operator || bound) return undefined
    return { memberships: all, current, secondFactorMissing: await lacksSecondFactor() }
  }
  if (!current) return undefined
  const memberships = bound ? withinBounds(all, current, begunBy) : all
  if (!impersonatorId) {
    const demanded = current.demandsSecondFactor || operator
    return { memberships, current, secondFactorMissing: demanded && (await lacksSecondFactor()) }
  }
  if (begunIn !== null && !(await runningSession(db, begunIn, now))) return undefined
  const museum = await enterMuseum(db, tenantId)
  const mayBe = (await activeAdministrator(museum, impersonatorId)) || (await isOperator(db, impersonatorId))
  return mayBe ? { memberships, current, secondFactorMissing: false } : undefined
}

/** The museum alone; when its own sign-in service identified the person, its copies as well, which are entered as their original is. */
const withinBounds = (
  all: readonly Membership[],
  current: Membership,
  begunBy: SessionOrigin,
): Membership[] => {
  const original = ({ copyOf, tenantId }: Membership) => copyOf ?? tenantId
  return begunBy === 'singleSignOn'
    ? all.filter(membership => original(membership) === original(current))
    : [current]
}

/** True when a session is still valid. */
export async function isInForce(db: Transaction<Tables>, session: Session, now: Date): Promise<boolean> {
  const account = await accountById(db, session.accountId)
  return account !== undefined && (await standingOf(db, session, account.operator, now)) !== undefined
}

/** True when a session may go on when its token is exchanged. */
export const mayGoOn = (database: Database, session: Session, now: Date): Promise<boolean> =>
  database.asSystem('may the session go on', db => isInForce(db, session, now))
