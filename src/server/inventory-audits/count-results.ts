import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import type { AuditResult } from '#model/audits/finding.ts'
import { standingsOf } from '#model/audits/standings.ts'
import type { Language } from '#model/languages.ts'
import type { AuditState } from './audit-state.ts'
import { presentPlace } from './present-list.ts'

/** The progress of an audit: by location, in total, and the state of its objects. */
export function countResults(
  { expected, log }: AuditState,
  language: Language,
): Pick<AuditProgress, 'locations' | 'total' | 'results'> {
  const standings = standingsOf(log)
  const results: Partial<Record<AuditResult, number>> = {}
  for (const { latest } of standings.values()) results[latest.result] = (results[latest.result] ?? 0) + 1
  const counted = (some: typeof expected) => ({
    expected: some.length,
    checked: some.filter(({ cardId }) => standings.has(cardId)).length,
    missing: some.filter(({ cardId }) => standings.get(cardId)?.latest.result === 'MISSING').length,
  })
  const byPlace = Map.groupBy(expected, ({ locationId }) => locationId)
  return {
    locations: [...byPlace.values()].flatMap(some => {
      const [first] = some
      return first ? [{ location: presentPlace(first, language), ...counted(some) }] : []
    }),
    total: counted(expected),
    results,
  }
}
