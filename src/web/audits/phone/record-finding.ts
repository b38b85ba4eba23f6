import type { AuditGrade, AuditMethod, AuditResult } from '#model/audits/finding.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { notices } from '../../platform/notices/notices.ts'
import { deviceAudits } from '../device/device-audits.ts'
import type { DeviceOwner } from '../device/device-owner.ts'
import type { KeptAudit } from '../device/kept-audit.ts'
import { newFindingId } from '../device/new-finding-id.ts'
import { syncAudits } from '../device/sync-audits.ts'

/** A finding about an object, or about something without one. */
export interface FindingInput {
  readonly result: AuditResult
  readonly objectId: string | null
  readonly locationId: string | null
  readonly number?: string
  readonly method?: AuditMethod
  readonly note?: string
  readonly grade?: AuditGrade | null
  readonly photo?: Blob | null
  readonly undoes?: string
}

export type RecordFinding = (finding: FindingInput) => Promise<void>

/** Writes findings down on the device, from where they are sent when that can be. */
export const recordFindingFor =
  (audit: KeptAudit, owner: DeviceOwner): RecordFinding =>
  async finding => {
    if (audit.readOnly) return notices.add('error', 'auditPhone.readOnly')
    try {
      await deviceAudits.keepFindings([
        {
          grade: null,
          photo: null,
          method: 'SEEN',
          undoes: null,
          ...finding,
          // Codes may contain control characters as separators, which the server refuses.
          number: cleanLine(finding.number ?? ''),
          note: cleanLines(finding.note ?? ''),
          id: newFindingId(),
          owner: owner.key,
          auditId: audit.id,
          at: new Date().toISOString(),
          by: owner.accountId,
          byName: owner.name,
          state: 'waiting',
          reason: null,
          photoId: null,
        },
      ])
      navigator.vibrate?.(30)
      void syncAudits()
    } catch {
      notices.add('error', 'auditPhone.full')
    }
  }
