import type { Transaction } from 'kysely'
import type { AuditAction } from '#model/audit/actions.ts'
import { recordAudit, recordAuditOnce } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, enterMuseum, enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts'
import { accountByEmail } from './store/accounts.ts'
import { membershipsOf } from './store/memberships.ts'
import type { Session } from './store/sessions.ts'

/** Writes into the museum's record that a session began or ended there; visits of operators are in none. */
export async function recordStay(
  db: Transaction<Tables>,
  {
    accountId,
    tenantId,
    impersonatorId,
    begunBy,
  }: Pick<Session, 'accountId' | 'tenantId' | 'impersonatorId' | 'begunBy'>,
  action: Extract<AuditAction, 'signIn' | 'signOut'>,
  { client, at }: { readonly client: string; readonly at: Date },
): Promise<void> {
  if (tenantId === null) return
  const details = action === 'signIn' && begunBy !== 'password' ? { by: begunBy } : {}
  await recordAudit(
    await enterMuseum(db, tenantId),
    { accountId, impersonatorId, client },
    action,
    at,
    details,
  )
}

/** Someone who tries many passwords is one entry a minute. */
const onceInSeconds = 60

/** Writes down that someone could not sign in with this e-mail. */
export type RecordFailure = (email: string, client: string) => Promise<void>

/**
 * Sign-ins that failed, in the record of the museums of the person the e-mail belongs to. That is found out later, in a job that is handed in for
 * every e-mail, so that answer and time reveal nothing (P-A10). What was typed is forgotten with the job: it may have been a password.
 */
export function createRecordFailure({
  database,
  jobs,
  clock,
}: {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
}): RecordFailure {
  const job = defineJob<{ email: string; client: string; at: string }>({
    name: 'access.record-failed-sign-in',
    secret: true,
    run: ({ email, client, at }) =>
      database.asSystem('record a failed sign-in', async db => {
        const account = await accountByEmail(db, email)
        if (!account) return
        await enterPerson(db, account.id)
        const when = new Date(at)
        for (const { tenantId } of await membershipsOf(db, account.id, when)) {
          const museum = await enterMuseum(db, tenantId)
          await recordAuditOnce(
            museum,
            onceInSeconds,
            { accountId: account.id, client },
            'signInFailed',
            when,
          )
        }
      }),
  })
  jobs.register(job)
  return (email, client) =>
    jobs.enqueue(undefined, job, { email, client: client.slice(0, 300), at: clock().toISOString() })
}
