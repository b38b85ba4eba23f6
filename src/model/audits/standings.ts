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

/** Sorts the latest first, and at the same time the greater id, so that the order of arrival does not matter. */
const latestFirst = (one: Finding, other: Finding): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1

const resultKey = ({ result, locationId }: Finding): string =>
  result === 'IN_PLACE' || result === 'MISSING' ? result : `${result} ${locationId ?? ''}`

/** Returns the findings that count: neither those that withdraw others, nor those their own author withdrew. */
export function countingFindings<Found extends Finding>(log: readonly Found[]): readonly Found[] {
  const undone = new Set(log.flatMap(({ undoes, by }) => (undoes === null ? [] : [`${undoes} ${by}`])))
  return log.filter(({ id, by, undoes }) => undoes === null && !undone.has(`${id} ${by}`))
}

/**
 * Returns the result of each object in a log by id, independent of the order of arrival: the latest finding counts, all others are
 * retained. Where the latest findings of two people differ, the object must be checked again (C-P09).
 */
export function standingsOf<Found extends Finding>(
  log: readonly Found[],
): ReadonlyMap<string, Standing<Found>> {
  const byObject = Map.groupBy(countingFindings(log), ({ objectId }) => objectId)
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
