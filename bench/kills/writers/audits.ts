import { randomUUID } from 'node:crypto'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { sendFindings } from '#model/api/procedures/inventory-audit.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { stepOf } from '#model/engine/aspects/steps.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import '#server/inventory-audits/index.ts'
import type { Writer } from '../writer.ts'
import { makeRecord } from './records.ts'

const base = '/api/v1/procedures'
const wanted = 6

interface Finding {
  readonly id: string
  readonly objectId: string
  readonly result: 'IN_PLACE'
  readonly at: string
}

/** An audit whose list is frozen and whose findings come in by the handful, each again until it is answered. */
export function auditsWriter(): Writer {
  const objects: { readonly id: string; readonly number: string }[] = []
  const taken = new Set<string>()
  let audit: { readonly id: string; isListed: boolean; isFrozen: boolean } | undefined
  let waiting: readonly Finding[] = []
  let count = 0
  return {
    name: 'audits',
    async write(museum, random) {
      const { call, acknowledged, report } = museum
      if (objects.length < wanted) {
        const number = `A-${++count}`
        const { id } = await makeRecord(museum, { objectNumbers: [{ objectNumber: number }] })
        objects.push({ id, number })
        return
      }
      if (!audit) {
        const { id } = await call<Procedure>('POST', base, { type: 'INVENTORY_AUDIT', title: 'Audit' })
        acknowledged('procedures begun')
        audit = { id, isListed: false, isFrozen: false }
      }
      if (!audit.isListed) {
        await call('PUT', `${base}/${audit.id}/objects`, { numbers: objects.map(({ number }) => number) })
        acknowledged('objects put into procedures')
        audit.isListed = true
      }
      if (!audit.isFrozen) {
        await call('POST', `${base}/inventory-audit/${audit.id}/list`, {})
        acknowledged('lists frozen')
        audit.isFrozen = true
      }
      if (waiting.length === 0)
        waiting = Array.from({ length: 1 + random.below(8) }, () => ({
          id: randomUUID(),
          objectId: random.of(objects).id,
          result: 'IN_PLACE',
          at: new Date().toISOString(),
        }))
      const { result } = await call<OutputOf<typeof sendFindings>>(
        'POST',
        `${base}/inventory-audit/${audit.id}/findings`,
        { findings: waiting, sentAt: new Date().toISOString() },
      )
      for (const { id, outcome, reason } of result) {
        if (outcome === 'REFUSED') report.lost(`finding ${id} is refused: ${reason}`)
        else taken.add(id)
        acknowledged('findings')
      }
      waiting = []
    },
    async check({ tx: { db, tenantId }, report }) {
      if (!audit) return
      const ofAudit = audit.id
      const rows = await db
        .selectFrom('inventory_finding')
        .where('tenant_id', '=', tenantId)
        .where('procedure_id', '=', ofAudit)
        .select('id')
        .execute()
      const found = new Set(rows.map(({ id }) => id))
      for (const id of taken) if (!found.has(id)) report.lost(`finding ${id}`)
      // Those of one call come in together or not at all.
      const came = waiting.filter(({ id }) => found.has(id)).length
      if (came !== 0 && came !== waiting.length)
        report.halfWritten(`${came} of ${waiting.length} findings that were sent together`)
      const list = await db
        .selectFrom('inventory_list')
        .where('tenant_id', '=', tenantId)
        .where('procedure_id', '=', ofAudit)
        .select('total')
        .executeTakeFirst()
      const { expected } = await db
        .selectFrom('inventory_expected')
        .where('tenant_id', '=', tenantId)
        .where('procedure_id', '=', ofAudit)
        .select(eb => eb.fn.countAll<string>().as('expected'))
        .executeTakeFirstOrThrow()
      if (audit.isFrozen && !list) report.lost(`the frozen list of audit ${ofAudit}`)
      if ((list?.total ?? 0) !== Number(expected))
        report.halfWritten(`a list of ${list?.total ?? 0} has ${expected} lines`)
      if (found.size > 0) {
        const { data } = await db
          .selectFrom('card')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', ofAudit)
          .select('data')
          .executeTakeFirstOrThrow()
        const step = stepOf(inventoryAudit, data)
        if (step !== 'running') report.halfWritten(`an audit with findings stands at '${step}'`)
      }
    },
  }
}
