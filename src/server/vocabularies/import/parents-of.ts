import { inTurns } from '#server/platform/in-turns.ts'
import type { ImportRow } from './import-row.ts'

/** Keys of the rows' parents by the rows' keys. */
export async function parentsOf(rows: readonly ImportRow[]): Promise<ReadonlyMap<string, string | null>> {
  const parents = new Map<string, string | null>()
  for await (const { key, parentKey } of inTurns(rows)) parents.set(key, parentKey)
  return parents
}
