import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import type { AuditResult } from '#model/audits/finding.ts'
import { standingsOf } from '#model/audits/standings.ts'
import type { Language } from '#model/languages.ts'
import type { AuditState } from './audit-state.ts'
import { presentPlace } from './present-list.ts'

/** The progress of an audit: by location, in total, and the state of its objects. Known losses are counted by themselves: nobody expects to find them. */
export function countResults(
  { expected, log }: AuditState,
  language: Language,
): Pick<AuditProgress, 'locations' | 'total' | 'results'> {
  const standings = standingsOf(log)
  const results: Partial<Record<AuditResult, number>> = {}
  const known = new Set(expected.flatMap(({ cardId, lost }) => (lost ? [cardId] : [])))
  for (const [id, { latest }] of standings)
    if (latest.result !== 'MISSING' || !known.has(id))
      results[latest.result] = (results[latest.result] ?? 0) + 1
  const counted = (some: typeof expected) => {
    const there = some.filter(({ lost }) => !lost)
    return {
      expected: there.length,
      checked: there.filter(({ cardId }) => standings.has(cardId)).length,
      missing: there.filter(({ cardId }) => standings.get(cardId)?.latest.result === 'MISSING').length,
      lost: some.length - there.length,
    }
  }
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
