import { watchedTypes } from '#model/cards/watched-types.ts'
import type { Change } from '#model/engine/diff.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { CardRecord } from '../store/cards.ts'
import { countPublished } from '../store/link-counts.ts'

/** Returns true when changes publish or unpublish a record. */
export const isRepublished = (changes: readonly Change[]): boolean =>
  changes.some(({ path }) => path === '@published')

interface Republished {
  readonly record: CardRecord
  readonly step: { readonly changes: readonly Change[] }
}

/** Updates the counts of unpublished links in records linked to records that were published or unpublished. The caller holds the register lock. */
export async function countRepublished(
  tx: TenantTransaction,
  written: readonly Republished[],
): Promise<void> {
  const changed = written.filter(
    ({ record, step }) => watchedTypes().includes(record.type) && isRepublished(step.changes),
  )
  const groups = Map.groupBy(changed, ({ record }) => `${record.type} ${record.published}`)
  for (const some of groups.values()) {
    const [first] = some
    if (!first) continue
    const ids = some.map(({ record }) => record.id)
    await countPublished(tx, first.record.type, ids, first.record.published ? -1 : 1)
  }
}
