import type { AuditGrade, AuditMethod } from '#model/audits/finding.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { notices } from '../../platform/notices/notices.ts'
import { deviceLists } from '../device/device-lists.ts'
import type { DeviceOwner } from '../device/device-owner.ts'
import type { KeptList, LogEntry } from '../device/kept.ts'
import { newEntryId } from '../device/new-entry-id.ts'
import { syncLists } from '../device/sync.ts'

/** An entry about an object, or about something without one. */
export interface EntryInput {
  readonly result: LogEntry['result']
  readonly objectId: string | null
  readonly locationId: string | null
  readonly number?: string
  readonly method?: AuditMethod
  readonly note?: string
  readonly grade?: AuditGrade | null
  readonly photo?: Blob | null
  readonly adds?: boolean
  readonly undoes?: string
}

export type RecordEntry = (entry: EntryInput) => Promise<void>

/** Writes entries down on the device, from where they are sent when that can be. */
export const recordEntryFor =
  (list: KeptList, owner: DeviceOwner): RecordEntry =>
  async entry => {
    if (list.readOnly) return notices.add('error', 'auditPhone.readOnly')
    try {
      await deviceLists.keepEntries([
        {
          grade: null,
          photo: null,
          method: 'SEEN',
          undoes: null,
          ...entry,
          // Codes may contain control characters as separators, which the server refuses.
          number: cleanLine(entry.number ?? ''),
          note: cleanLines(entry.note ?? ''),
          id: newEntryId(),
          owner: owner.key,
          auditId: list.id,
          at: new Date().toISOString(),
          by: owner.accountId,
          byName: owner.name,
          state: 'waiting',
          reason: null,
          photoId: null,
        },
      ])
      navigator.vibrate?.(30)
      void syncLists()
    } catch {
      notices.add('error', 'auditPhone.full')
    }
  }
