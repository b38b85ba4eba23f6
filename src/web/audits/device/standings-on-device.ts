import { type Standing, standingsOf } from '#model/audits/standings.ts'
import type { KeptAudit, KeptFinding, LogEntry } from './kept-audit.ts'

/** Returns the whole log as far as this device knows it: everyone's entries, and those that are not sent yet. */
function logOnDevice({ log }: KeptAudit, findings: readonly KeptFinding[]): readonly LogEntry[] {
  const known = new Set(log.map(({ id }) => id))
  return [...log, ...findings.filter(({ id, state }) => state !== 'refused' && !known.has(id))]
}

/** Returns the state of the listed objects, by the same rule as on the server. */
export const standingsOnDevice = (
  audit: KeptAudit,
  findings: readonly KeptFinding[],
): ReadonlyMap<string, Standing<LogEntry>> => standingsOf(logOnDevice(audit, findings))
