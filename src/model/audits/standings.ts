import { countingEntries, latestFirst } from '../field-work/entry.ts'
import type { Finding } from './finding.ts'

/** The result for one object. */
export interface Standing<Found extends Finding = Finding> {
  /** The finding that counts. */
  readonly latest: Found
  /** All that were not withdrawn, the latest first. */
  readonly findings: readonly Found[]
  /** The latest findings of two people differ. */
  readonly contradictory: boolean
}

const resultKey = ({ result, locationId }: Finding): string =>
  result === 'IN_PLACE' || result === 'MISSING' ? result : `${result} ${locationId ?? ''}`

/**
 * Returns the result of each object in a log by id, independent of the order of arrival: the latest finding counts, all others are
 * retained. Where the latest findings of two people differ, the object must be checked again (C-P09).
 */
export function standingsOf<Found extends Finding>(
  log: readonly Found[],
): ReadonlyMap<string, Standing<Found>> {
  const byObject = Map.groupBy(countingEntries(log), ({ objectId }) => objectId)
  const standings = new Map<string, Standing<Found>>()
  for (const [objectId, found] of byObject) {
    const findings = found.toSorted(latestFirst)
    const [latest] = findings
    if (objectId === null || !latest) continue
    const last = new Map(findings.toReversed().map(finding => [finding.by, resultKey(finding)]))
    standings.set(objectId, { latest, findings, contradictory: new Set(last.values()).size > 1 })
  }
  return standings
}
