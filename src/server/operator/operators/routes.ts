import {
  inviteOperator,
  inviteOperatorAgain,
  listOperators,
  removeOperator,
  withdrawOperatorInvitation,
} from '#model/api/operator/operators.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from '../operator-context.ts'
import { allInvitations, allOperators } from '../store/operators.ts'
import { invite, inviteAgain, withdraw } from './invite-operator.ts'
import { remove } from './remove-operator.ts'

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
