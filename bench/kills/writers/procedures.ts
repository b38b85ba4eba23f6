import { sql } from 'kysely'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { cardTypes } from '#model/record-types.ts'
import type { Museum, Writer } from '../writer.ts'
import { makeRecord } from './records.ts'

const base = '/api/v1/procedures'

interface Kept {
  readonly id: string
  title: string
  version: number
  unanswered: string[]
  objects: number
}

/** Loans that are begun, renamed a few times and given objects. */
export function proceduresWriter(): Writer {
  const numbers: string[] = []
  const kept = new Map<string, Kept>()
  let count = 0
  let says = 0

  async function change({ call, acknowledged }: Museum, loan: Kept): Promise<void> {
    const { version } = await call<Procedure>('GET', `${base}/${loan.id}`)
    const title = `Loan, named ${++says}`
    loan.unanswered.push(title)
    const changed = await call<Procedure>('PUT', `${base}/${loan.id}`, { version, title })
    acknowledged('procedures changed')
    loan.title = title
    loan.version = changed.version
    loan.unanswered = []
  }

  return {
    name: 'procedures',
    async write(museum, random) {
      const { call, acknowledged } = museum
      if (numbers.length < 3) {
        const number = `P-${++count}`
        await makeRecord(museum, { objectNumbers: [{ objectNumber: number }] })
        numbers.push(number)
        return
      }
      const title = `Loan ${++count}`
      const { id, version } = await call<Procedure>('POST', base, { type: 'LOAN_OUT', title })
      acknowledged('procedures begun')
      const loan: Kept = { id, title, version, unanswered: [], objects: 0 }
      kept.set(id, loan)
      const { added } = await call<{ added: number }>('PUT', `${base}/${id}/objects`, { numbers })
      acknowledged('objects put into procedures')
      loan.objects = added
      for (let left = 1 + random.below(3); left > 0; left--) await change(museum, loan)
    },
    async check({ tx: { db, tenantId }, report }) {
      if (kept.size === 0) return
      const rows = await db
        .selectFrom('card')
        .where('tenant_id', '=', tenantId)
        .where('type', '=', cardTypes.loanOut)
        .select(['id', sql<string>`data ->> 'title'`.as('title'), 'version', 'number'])
        .execute()
      // Among them those that were begun just before a kill, whose answer nobody got.
      const found = new Map(rows.map(row => [row.id, row]))
      const objects = await db
        .selectFrom('card_line')
        .where('tenant_id', '=', tenantId)
        .groupBy('record_id')
        .select(eb => ['record_id', eb.fn.countAll<string>().as('objects')])
        .execute()
      const objectsOf = new Map(objects.map(each => [each.record_id, Number(each.objects)]))
      for (const { id, title, version, unanswered, objects } of kept.values()) {
        const row = found.get(id)
        if (!row) report.lost(`procedure ${id}`)
        else if (row.version < version || ![title, ...unanswered].includes(row.title))
          report.lost(
            `a change of procedure ${id}: version ${row.version} of ${version}, '${row.title}' for '${title}'`,
          )
        if ((objectsOf.get(id) ?? 0) < objects) report.lost(`objects of procedure ${id}`)
      }
      if (new Set(rows.map(({ number }) => number)).size < rows.length)
        report.halfWritten('two procedures have the same number')
      const revisions = await db
        .selectFrom('card_revision')
        .where('tenant_id', '=', tenantId)
        .where(
          'card_id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('version')
        .select(['card_id', 'action', 'changes'])
        .execute()
      const begun = new Set(
        revisions.filter(({ action }) => action === 'begun').map(({ card_id }) => card_id),
      )
      const renamed = new Map<string, unknown>()
      for (const { card_id, changes } of revisions)
        for (const { path, after } of changes) if (path === 'title') renamed.set(card_id, after)
      for (const { id, title } of rows) {
        if (!begun.has(id)) report.halfWritten(`procedure ${id} has no beginning in its history`)
        if (renamed.has(id) && renamed.get(id) !== title)
          report.halfWritten(`procedure ${id} is '${title}', its history says '${renamed.get(id)}'`)
      }
    },
  }
}
