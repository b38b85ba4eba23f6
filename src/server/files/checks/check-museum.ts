import type { ContentProblem } from '#model/api/files/checks.ts'
import type { Database } from '#server/platform/db/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { checkContent } from './check-content.ts'
import { type DueContent, dueContents, keepCheck } from './store/checks.ts'

/** Contents asked for at a time. */
const batch = 100

/** Stopped in the middle of a file: nothing is known of it. */
const interrupted = 'interrupted' as const

export interface MuseumCheck {
  readonly database: Database
  readonly storage: Storage
  readonly tenantId: string
  /** Contents that were compared since then are left out. */
  readonly before: Date
  /** Contents at most. */
  readonly limit: number
  readonly now: () => Date
  readonly signal: AbortSignal
}

export interface Damaged {
  readonly content: DueContent
  readonly problem: ContentProblem
}

/**
 * Compares originals of a museum with their checksums, one after the other, until enough are done or `signal` is aborted: what is left then
 * comes first the next time. @returns how many were compared, and the damaged ones.
 */
export async function checkMuseum({
  database,
  storage,
  tenantId,
  before,
  limit,
  now,
  signal,
}: MuseumCheck): Promise<{ readonly checked: number; readonly damaged: readonly Damaged[] }> {
  const damaged: Damaged[] = []
  let checked = 0
  while (checked < limit) {
    const due = await database.inTenant(tenantId, tx =>
      dueContents(tx, { before, limit: Math.min(batch, limit - checked) }),
    )
    if (due.length === 0) break
    for (const content of due) {
      if (signal.aborted) return { checked, damaged }
      const problem = await checkContent(storage, content, signal).catch((error: unknown) => {
        if (signal.aborted) return interrupted
        throw error
      })
      if (problem === interrupted) return { checked, damaged }
      if (problem) damaged.push({ content, problem })
      await database.inTenant(tenantId, tx => keepCheck(tx, content, { at: now(), problem }))
      checked += 1
    }
  }
  return { checked, damaged }
}
