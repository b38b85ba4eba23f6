import {
  beginConditionCheck as beginCheckEndpoint,
  decideLoan,
  removeConditionChecks as removeChecksEndpoint,
  removeConditionCheck,
} from '#model/api/procedures/loan-out.ts'
import { displayName } from '#model/display-name.ts'
import { loanDecisions } from '#model/procedures/loan-out/line.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { changeObject } from '../objects/change-object.ts'
import { procedureToRead } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { objectPage } from '../store/objects.ts'
import { beginConditionCheck, removeConditionChecks } from './condition-checks.ts'

/** Calls that only loans have (C-P06, C-P07). */
export function loanOutRoutes(context: ProceduresContext): Route[] {
  const { database } = context
  return [
    route(decideLoan, async ({ actor, language, params: { procedureId, objectId }, body }) => {
      const { loanDecision, denyReason = '' } = body
      if (loanDecision === 'DENIED' && denyReason.trim() === '')
        throw new CodedError('invalid_input', { fields: { denyReason: { key: 'required' } } })
      const before = await database.inTenant(actor.tenantId, async tx => {
        const { row } = await procedureToRead(tx, actor, procedureId)
        const [object] =
          row.type === loanOut.name
            ? await objectPage(tx, procedureId, { ids: [objectId], page: 0, size: 1 })
            : []
        if (!object) throw notFound()
        return { ...object, today: await todayOf(tx) }
      })
      const decision = {
        decision: { id: loanDecisions[loanDecision] },
        decidedBy: displayName(actor.person),
        date: before.today,
        ...(loanDecision === 'DENIED' && { denyReason }),
      }
      return changeObject(
        context,
        { actor, language },
        { id: procedureId, objectId },
        { version: before.version, values: { ...before.document, decision } },
      )
    }),

    route(beginCheckEndpoint, ({ actor, language, params, body }) =>
      beginConditionCheck(context, { actor, language }, params.loanOutId, body),
    ),

    route(removeChecksEndpoint, async ({ actor, params }) => {
      await removeConditionChecks(context, actor, params.loanOutId)
      return undefined
    }),

    route(removeConditionCheck, async ({ actor, params }) => {
      await removeConditionChecks(context, actor, params.loanOutId, params.conditionCheckId)
      return undefined
    }),
  ]
}
