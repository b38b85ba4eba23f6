import type { StartedBulk } from '#model/api/cards/shapes.ts'
import type { Writer } from '../writer.ts'
import { checkOperations, hasEnded } from './ended.ts'
import { makeRecord } from './records.ts'

const catalogue = '/api/v1/catalogue'
const wanted = 40

/** Bulk edits of the same records, one after the other: each adds a sign to their remarks, so that what is done twice or not at all is seen. */
export function bulkWriter(): Writer {
  const ids: string[] = []
  /** Made, and perhaps held still: whoever makes a record holds it. */
  const held: string[] = []
  const operations: string[] = []
  let sent = 0
  let count = 0
  let under: string | undefined
  return {
    name: 'bulk',
    async write(museum) {
      const { call, acknowledged } = museum
      if (ids.length < wanted) {
        const { id } = await makeRecord(museum, {
          title: { en: 'One of many' },
          objectNumbers: [{ objectNumber: `B-${++count}` }],
          remarks: '#',
        })
        ids.push(id)
        held.push(id)
      }
      // Again where the answer was lost: what is held is left out of a bulk edit.
      for (const id of [...held]) {
        await call('DELETE', `${catalogue}/${id}/lock`)
        held.splice(held.indexOf(id), 1)
      }
      if (ids.length < wanted) return
      if (under !== undefined) {
        if (await hasEnded(museum, under)) under = undefined
        return
      }
      sent++
      const { id } = await call<StartedBulk>('POST', `${catalogue}/bulk`, {
        selection: { ids },
        action: { kind: 'replace', path: 'remarks', find: '#', by: '#+' },
      })
      acknowledged('bulk edits begun')
      operations.push(id)
      under = id
    },
    async check({ tx, report, isSettled }) {
      await checkOperations(tx, report, { ids: operations, isSettled })
      if (ids.length === 0) return
      const rows = await tx.db
        .selectFrom('card')
        .where('tenant_id', '=', tx.tenantId)
        .where('id', 'in', ids)
        .select(['id', 'data'])
        .execute()
      if (rows.length < ids.length) report.lost(`${ids.length - rows.length} records for bulk edits`)
      const done = rows.map(({ data }) => String(data.remarks).length - 1)
      if (Math.max(...done) > sent) report.halfWritten(`a bulk edit was done twice: ${done}`)
      if (!isSettled) return
      if (new Set(done).size > 1) report.halfWritten(`bulk edits reached some records only: ${done}`)
      if (Math.min(...done) < operations.length)
        report.lost(`bulk edits: ${Math.min(...done)} of ${operations.length}`)
    },
  }
}
