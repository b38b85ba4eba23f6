import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type StoredCounts, storedCounts } from '../store/line-counts.ts'
import { linesInExcess } from './lines-in-excess.ts'
import { linesRepeated } from './lines-repeated.ts'

export interface LineCounts extends StoredCounts {
  /** Numbers of lines that ask more of their records than these bear, by decision. */
  readonly exceedingBy: ReadonlyMap<string, number>
  /** Numbers of lines about records to which that has happened which happens once, by decision. */
  readonly repeatedBy: ReadonlyMap<string, number>
}

interface Counted {
  readonly recordId: string
  readonly decision: number | null
}

/** Counts lines by decision, for each record. */
function countedBy(lines: readonly Counted[]): (id: string) => ReadonlyMap<string, number> {
  const byRecord = Map.groupBy(lines, ({ recordId }) => recordId)
  return id => {
    const byDecision = Map.groupBy(byRecord.get(id) ?? [], ({ decision }) => String(decision ?? ''))
    return new Map([...byDecision].map(([decision, some]) => [decision, some.length]))
  }
}

/** Counts the lines of records, and the people who agreed to their steps, by the record. */
export async function lineCounts(tx: TenantTransaction, ids: readonly string[]) {
  const countsOf = await storedCounts(tx, ids)
  const exceeding = countedBy(await linesInExcess(tx, ids))
  const repeated = countedBy(await linesRepeated(tx, ids))
  return (id: string): LineCounts => ({
    ...countsOf(id),
    exceedingBy: exceeding(id),
    repeatedBy: repeated(id),
  })
}
