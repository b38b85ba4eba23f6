import type { Transaction } from 'kysely'
import { type Database, enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Membership } from '#server/platform/http/index.ts'
import { after, lifetimes } from './lifetimes.ts'
import { accountById } from './store/accounts.ts'
import { activeAdministrator, membershipsOf } from './store/memberships.ts'
import type { Session } from './store/sessions.ts'

/** Where a session stands: the museums it may see, and the one it works in. */
export interface Standing {
  readonly memberships: readonly Membership[]
  /** Undefined for an operator, who works in no museum. */
  readonly current: Membership | undefined
}

/**
 * What a session may still see and do, read anew. Who works in a museum must still belong to it; who belongs to none must be an operator.
 * A bound session sees the one museum it was begun in; one as somebody else for as long as its beginner is an administrator there;
 * or an operator of the platform, for an hour at the most.
 * @returns undefined when the session has lost its ground.
 */
export async function standingOf(
  db: Transaction<Tables>,
  session: Session,
  operator: boolean,
  now: Date,
): Promise<Standing | undefined> {
  const { accountId, tenantId, impersonatorId, bound } = session
  await enterPerson(db, accountId)
  const all = await membershipsOf(db, accountId, now)
  const current = all.find(membership => membership.tenantId === tenantId)
  if (tenantId === null) return operator && !bound ? { memberships: all, current } : undefined
  if (!current) return undefined
  const memberships = bound ? [current] : all
  if (!impersonatorId) return { memberships, current }
  const museum = await enterMuseum(db, tenantId)
  const mayBe =
    (await activeAdministrator(museum, impersonatorId)) || (await isVisitingOperator(db, session, now))
  return mayBe ? { memberships, current } : undefined
}

/** Whether an operator is behind the session, and it is young enough. */
async function isVisitingOperator(
  db: Transaction<Tables>,
  { impersonatorId, createdAt }: Session,
  now: Date,
): Promise<boolean> {
  if (!impersonatorId || after(createdAt, lifetimes.operatorVisit) < now) return false
  return (await accountById(db, impersonatorId))?.operator ?? false
}

/** Whether a session may go on when its token is exchanged. */
export const mayGoOn = (database: Database, session: Session, now: Date): Promise<boolean> =>
  database.asSystem('may the session go on', async db => {
    const account = await accountById(db, session.accountId)
    return account !== undefined && (await standingOf(db, session, account.operator, now)) !== undefined
  })
