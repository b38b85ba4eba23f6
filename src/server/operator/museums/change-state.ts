import type { BodyOf } from '#model/api/endpoint.ts'
import type { changeMuseumState } from '#model/api/operator/museums.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { activeAccounts, activeAdministrators } from '#server/access/index.ts'
import { type Doer, recordAudit } from '#server/audit/index.ts'
import { enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { activeDeletion } from '../store/deletions.ts'
import { holdState, setState } from '../store/museums.ts'
import { nameOf, recordOperator } from '../store/record.ts'

/** The record's word for it, of the museum as of the operators, and that of the mail. */
const saidAs = {
  active: 'museumReopened',
  suspended: 'museumSuspended',
  closed: 'museumClosed',
} as const satisfies Record<MuseumState, string>

/**
 * Suspends a museum, closes it or opens it again, with a reason that both records keep and its administrators are mailed. Who works there feels it
 * with the next request (`enforceAccess`, `membershipsOf`); open pages ask at once.
 * @throws {CodedError} `not_found`; `conflict` where it is so already, and while its deletion is ordered.
 */
export async function changeStateOf(
  { database, clock, mailer, publicUrl }: OperatorContext,
  operator: Actor,
  doer: Doer,
  museumId: string,
  { state, reason: given }: BodyOf<typeof changeMuseumState>,
): Promise<void> {
  const reason = given.trim()
  await database.asSystem('change the state of a museum', async db => {
    const museum = await holdState(db, museumId)
    if (!museum) throw notFound()
    if (await activeDeletion(db, museumId))
      throw new CodedError('conflict', { text: 'errors.deletionOrdered' })
    if (museum.state === state) throw new CodedError('conflict')
    const at = clock()
    const action = saidAs[state]
    await setState(db, museumId, { state, reason, by: nameOf(operator), at })
    const tx = await enterMuseum(db, museumId)
    await recordAudit(tx, doer, action, at, { operator: true, reason })
    await recordOperator(db, operator, action, at, { id: museumId, about: museum.name, reason })
    for (const { email, language, firstName } of await activeAdministrators(tx)) {
      const params = { firstName, link: publicUrl(), museum: museum.name, operator: operator.person.email }
      await mailer.send(db, { to: email, language, template: action, params: { ...params, reason } })
    }
    await publish(db, { name: 'museum.changed', tenantId: museumId })
    // Ends what they listen to: whoever still may begins to listen again.
    for (const accountId of await activeAccounts(tx)) await publish(db, { name: 'me.changed', accountId })
  })
}
