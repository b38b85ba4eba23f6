import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { nextDate } from '#model/procedures/next-date.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { presentRows } from './present-procedures.ts'
import type { ProcedureRecord } from './store/procedures.ts'

/** Procedures as lists show them, each with the day it has to do with next. */
export async function presentListed(
  tx: TenantTransaction,
  rows: readonly ProcedureRecord[],
): Promise<ListedProcedure[]> {
  const today = await todayOf(tx)
  const presented = await presentRows(tx, rows)
  return presented.map((one, at) => {
    const [row, declaration] = [rows[at], procedureNamed(one.type)]
    const next = row && declaration && nextDate(declaration, row.status, row.document, today)
    return { ...one, nextDate: next ?? null, deletedAt: row?.deleted_at?.toISOString() ?? null }
  })
}
