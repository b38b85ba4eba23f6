import type { Finding } from './finding.ts'

/** How one object stands. */
export interface Standing<Found extends Finding = Finding> {
  /** The finding that counts. */
  readonly latest: Found
  /** All that were not taken back, the latest first. */
  readonly findings: readonly Found[]
  /** What two people said last is not the same. */
  readonly contradictory: boolean
}

/** The latest first; of the same moment the greater id: so every order of arrival comes to the same. */
const latestFirst = (one: Finding, other: Finding): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1

const says = ({ result, locationId }: Finding): string =>
  result === 'IN_PLACE' || result === 'MISSING' ? result : `${result} ${locationId ?? ''}`

/** Findings that count: those that take back others do not, nor do those that their own finder took back. */
export function countingFindings<Found extends Finding>(log: readonly Found[]): readonly Found[] {
  const undone = new Set(log.flatMap(({ undoes, by }) => (undoes === null ? [] : [`${undoes} ${by}`])))
  return log.filter(({ id, by, undoes }) => undoes === null && !undone.has(`${id} ${by}`))
}

/**
 * How the objects of a log stand, by their ids, whatever order its entries came in: what was found last counts, all else is kept. Where the last
 * words of two people differ, somebody has to look (procedures.md, section 2; acceptance row C-P09).
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
    const last = new Map(findings.toReversed().map(finding => [finding.by, says(finding)]))
    standings.set(objectId, { latest, findings, contradictory: new Set(last.values()).size > 1 })
  }
  return standings
}
