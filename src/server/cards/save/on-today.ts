import type { CardDeclaration } from '#model/engine/define-card.ts'
import { onDay } from '#model/engine/on-day.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import type { Write } from './plan-writes.ts'

/** Returns the writes with the values that depend on the day as they are today in the museum. */
export async function onToday<Given extends Pick<Write, 'values'>>(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  writes: readonly Given[],
): Promise<readonly Given[]> {
  if (!declaration.byDay || writes.length === 0) return writes
  const today = await todayOf(tx)
  return writes.map(write => ({ ...write, values: onDay(declaration, write.values, today) }))
}
