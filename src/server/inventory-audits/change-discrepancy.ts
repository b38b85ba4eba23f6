import type { BodyOf } from '#model/api/endpoint.ts'
import type { Discrepancy, changeDiscrepancy as endpoint } from '#model/api/procedures/inventory-audit.ts'
import { displayName } from '#model/display-name.ts'
import { cleanLines } from '#model/text/clean.ts'
import { holdFree } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { announceChange, museumMembers } from '#server/procedures/index.ts'
import { auditState } from './audit-state.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import { auditFor, frozenList, refuseOver } from './permitted.ts'
import { presentDiscrepancies } from './present-discrepancies.ts'
import { writePlan } from './store/plans.ts'
import { writeOutcome, writesRecord } from './write-outcome.ts'

type Body = BodyOf<typeof endpoint>

/** @throws {CodedError} `invalid_input` for somebody who is none of the museum's. */
async function requireMember(tx: TenantTransaction, id: string | null | undefined): Promise<void> {
  if (id && (await museumMembers(tx, [id])).length === 0)
    throw new CodedError('invalid_input', { fields: { ownerId: { key: 'choice' } } })
}

/**
 * Says what is to be done about a discrepancy, or that it was done. A move that is done, a loss, and that something was found again are written into the catalogue in the same transaction.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` with what is there by now, or where the audit is over; `locked` while somebody edits
 * the card; `invalid_input`.
 */
export const changeDiscrepancy = (
  context: AuditsContext,
  asker: Asker,
  { id, key }: { readonly id: string; readonly key: string },
  { version, action, note, ownerId, due, done }: Body,
): Promise<Discrepancy> => {
  const { actor, language } = asker
  const [, objectId] = /^o(\d{1,18})$/.exec(key) ?? []
  return context.database.inTenant(actor.tenantId, async tx => {
    // Cards are held before all else, as by everybody who changes them.
    const writes = writesRecord(action) && done === true && objectId !== undefined
    const requireFree = writes ? await holdFree(tx, [objectId]) : undefined
    const audit = await auditFor(tx, actor, 'edit', id)
    await frozenList(tx, id)
    await refuseOver(tx, audit)
    const state = await auditState(tx, id)
    const one = state.discrepancies.find(each => each.key === key)
    if (!one) throw notFound()
    const before = state.plans.get(key)
    const presentNow = async () => {
      const [now] = await presentDiscrepancies(tx, [one], (await auditState(tx, id)).plans, language)
      if (!now) throw notFound()
      return now
    }
    if ((before?.version ?? 0) !== version)
      throw new CodedError('conflict', { text: 'procedures.errors.changed', data: await presentNow() })
    await requireMember(tx, ownerId)
    const wasDone = before?.done_at ?? null
    if (writes && wasDone === null) {
      await requireFree?.([objectId])
      await writeOutcome(tx, context, asker, audit, one, action)
    }
    await writePlan(tx, id, key, {
      action,
      note: note === undefined ? (before?.note ?? '') : cleanLines(note),
      owner_id: ownerId === undefined ? (before?.owner_id ?? null) : ownerId,
      due: due === undefined ? (before?.due ?? null) : due,
      done_at: done === undefined ? wasDone : done ? (wasDone ?? context.clock()) : null,
      done_by: done === undefined ? (before?.done_by ?? '') : done ? displayName(actor.person) : '',
    })
    await announceChange(tx, id)
    return presentNow()
  })
}
