import type { BodyOf } from '#model/api/endpoint.ts'
import {
  inviteOperator,
  inviteOperatorAgain,
  listOperators,
  removeOperator,
  withdrawOperatorInvitation,
} from '#model/api/operator/operators.ts'
import { displayName } from '#model/display-name.ts'
import { endSessions, lockOperators } from '#server/access/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { allInvitations, allOperators, invitedBy, setOperator } from '../store/operators.ts'
import { recordOperator } from '../store/record.ts'
import { invite, inviteAgain, withdraw } from './invite-operator.ts'

/**
 * Takes from someone the right to operate the platform. Their sessions end, those as administrators of museums with them, whom they invited is
 * invited no longer, and they are mailed the reason. The account stays: what it wrote is still by it, and it can be invited again.
 * @throws {CodedError} `not_found`; `forbidden` for who is no operator any longer; `conflict` for the last one, and for oneself without confirmation.
 */
const remove = (
  { database, clock, mailer, publicUrl }: OperatorContext,
  actor: Actor,
  accountId: string,
  { reason: given, own = false }: BodyOf<typeof removeOperator>,
): Promise<void> =>
  database.asSystem('remove an operator', async db => {
    const operators = await lockOperators(db)
    if (!operators.some(({ id }) => id === actor.accountId)) throw forbidden()
    const person = operators.find(({ id }) => id === accountId)
    if (!person) throw notFound()
    if (accountId === actor.accountId && !own)
      throw new CodedError('conflict', { text: 'operator.operators.refused.own' })
    if (operators.length === 1) throw new CodedError('conflict', { text: 'operator.operators.refused.last' })
    const at = clock()
    const reason = given.trim()
    await setOperator(db, accountId, false, at)
    const details = { id: accountId, about: `${displayName(person)} (${person.email})`, reason }
    await recordOperator(db, actor, 'operatorRemoved', at, details)
    for (const invited of await invitedBy(db, accountId)) await withdraw(db, actor, invited, at)
    await mailer.send(db, {
      to: person.email,
      language: person.language,
      template: 'operatorRemoved',
      params: { firstName: person.firstName, link: publicUrl(), operator: actor.person.email, reason },
    })
    await endSessions(db, { accountId }, 'no longer an operator', at)
  })

/** Operators of the platform, as operators look after them. */
export const operatorsRoutes = (context: OperatorContext): Route[] => [
  route(listOperators, () =>
    context.database.asSystem('list operators', async db => ({
      operators: await allOperators(db),
      invitations: await allInvitations(db),
    })),
  ),

  route(inviteOperator, async ({ actor, body }) => {
    await invite(context, actor, body)
    return undefined
  }),

  route(inviteOperatorAgain, async ({ actor, params }) => {
    await inviteAgain(context, actor, params.accountId)
    return undefined
  }),

  route(withdrawOperatorInvitation, async ({ actor, params }) => {
    await context.database.asSystem('withdraw the invitation of an operator', db =>
      withdraw(db, actor, params.accountId, context.clock()),
    )
    return undefined
  }),

  route(removeOperator, async ({ actor, params, body }) => {
    await remove(context, actor, params.accountId, body)
    return undefined
  }),
]
