import { recordAsDeclared } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayBetween, procedureOf, recordsOf } from './procedures.ts'

/** Procedures outside the bin of which one of some days is among those from the first to the last. */
export async function proceduresWithDays(
  tx: TenantTransaction,
  days: readonly { readonly type: string; readonly path: readonly string[] }[],
  { first, last, limit }: { readonly first: string; readonly last: string; readonly limit: number },
) {
  const rows = await recordsOf(
    tx,
    days.map(({ type }) => type),
  )
    // A day is followed by nothing that sorts before '~'.
    .where(dayBetween(days, { from: first, until: `${last}~` }))
    .selectAll('card')
    .orderBy('card.id')
    .limit(limit)
    .execute()
  return rows.flatMap(row => procedureOf(recordAsDeclared(row)) ?? [])
}
