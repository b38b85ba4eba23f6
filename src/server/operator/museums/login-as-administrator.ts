import { displayName } from '#model/display-name.ts'
import { settingsSectionPath } from '#model/navigation/area-sections.ts'
import { activeAdministrators, after, type Handover, handOver, lifetimes } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { findMuseum } from '../store/museums.ts'
import { recordOperator } from '../store/record.ts'

/** Address of a museum's audit log. */
const recordPath = settingsSectionPath('audit')

export interface Visit {
  readonly museumId: string
  /** The administrator whose place the operator takes. */
  readonly accountId: string
  readonly reason: string
  /** Name of the browser. */
  readonly client: string
}

/**
 * Lets an operator work as an administrator of a museum, for an hour at most (`lifetimes.operatorVisit`). It is recorded with its reason where the
 * museum can read it, and mailed to all its administrators, in the transaction that begins the session: there is no visit that nobody knows of.
 * @throws {CodedError} `not_found` for a museum there is not, and for who is no active administrator of it; `conflict` for a closed one.
 */
export async function loginAsAdministrator(
  { database, clock, mailer, publicUrl, signedTokens }: OperatorContext,
  operator: Actor,
  { museumId, accountId, reason, client }: Visit,
): Promise<Handover> {
  return database.asSystem('an operator logs in as an administrator', async db => {
    const museum = await findMuseum(db, museumId, clock())
    if (!museum) throw notFound()
    if (museum.state.name === 'closed') throw new CodedError('conflict', { text: 'errors.museumIsClosed' })
    const tx = await enterMuseum(db, museumId)
    const administrators = await activeAdministrators(tx)
    const person = administrators.find(({ id }) => id === accountId)
    if (!person) throw notFound()
    await recordAudit(tx, { accountId: operator.accountId, client }, 'loginAs', clock(), {
      person: { accountId, name: displayName(person), email: person.email },
      operator: true,
      reason: reason.trim(),
    })
    await recordOperator(db, operator, 'museumVisited', clock(), {
      id: museumId,
      about: museum.name,
      after: person.email,
      reason: reason.trim(),
    })
    for (const { email, language, firstName } of administrators) {
      await mailer.send(db, {
        to: email,
        language,
        template: 'operatorLoggedIn',
        params: {
          firstName,
          link: publicUrl() + recordPath,
          operator: displayName(operator.person),
          person: displayName(person),
          museum: museum.name,
          reason: reason.trim(),
        },
      })
    }
    return handOver(
      db,
      {
        accountId,
        tenantId: museumId,
        impersonatorId: operator.accountId,
        bound: true,
        begunBy: 'loginAs',
        begunIn: operator.sessionId,
        endsAt: after(clock(), lifetimes.operatorVisit),
        client,
      },
      { clock, publicUrl, signedTokens },
    )
  })
}
