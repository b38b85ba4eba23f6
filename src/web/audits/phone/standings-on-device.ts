import type { Finding } from '#model/audits/finding.ts'
import { type Standing, standingsOf } from '#model/audits/standings.ts'
import type { KeptEntry, KeptList, LogEntry } from '../../field-work/device/kept.ts'
import { logOnDevice } from '../../field-work/device/log-on-device.ts'

/** An entry of an audit. */
export type AuditEntry = LogEntry & Finding

/** Returns the state of the listed objects, by the same rule as on the server. */
export const standingsOnDevice = (
  audit: KeptList,
  findings: readonly KeptEntry[],
): ReadonlyMap<string, Standing<AuditEntry>> =>
  standingsOf(logOnDevice(audit, findings) as readonly AuditEntry[])
