import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '#model/api/operations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Museum, Report } from '../writer.ts'

/** Waits until an operation has ended; a second at the most. @returns whether it has. */
export async function hasEnded({ call }: Museum, id: string): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    const { state } = await call<Operation>('GET', `/api/v1/operations/${id}`)
    if (state !== 'IN_PROGRESS') return true
    await wait(100)
  }
  return false
}

/** Tells operations that are gone, and those that came to no good end. @returns how many of a name have ended well. */
export async function checkOperations(
  { db, tenantId }: TenantTransaction,
  report: Report,
  { ids, isSettled }: { readonly ids: readonly string[]; readonly isSettled: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('operation')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .select(['id', 'name', 'state', 'total', 'processed', 'fail'])
    .execute()
  const problems = await db
    .selectFrom('operation_problem')
    .where('tenant_id', '=', tenantId)
    .where('operation_id', 'in', [...ids])
    .select(['operation_id', 'element', 'code'])
    .execute()
  const why = (operation: string): string =>
    problems
      .filter(({ operation_id }) => operation_id === operation)
      .map(({ element, code }) => `${element} ${code}`)
      .join(', ')
  const found = new Map(rows.map(row => [row.id, row]))
  for (const id of ids) {
    const row = found.get(id)
    if (!row) report.lost(`operation ${id}`)
    else if (row.fail.length > 0 || row.state === 'FAIL')
      report.halfWritten(`${row.name} ${id} is ${row.state}, ${row.fail.length} failed: ${why(id)}`)
    else if (isSettled && (row.state !== 'DONE' || row.processed !== row.total))
      report.halfWritten(`${row.name} ${id} is ${row.state} with ${row.processed} of ${row.total}`)
  }
}
