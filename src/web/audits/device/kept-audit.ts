import type { refusalReasons } from '#model/api/procedures/inventory-audit.ts'
import type { AuditGrade, AuditMethod, Finding } from '#model/audits/finding.ts'

/** A location; the one with an empty id groups objects without a recorded location. */
export interface KeptPlace {
  readonly id: string
  readonly name: string
}

/** An object that is expected. */
export interface KeptItem {
  readonly objectId: string
  readonly number: string
  readonly title: string
  readonly placeId: string
}

/** An entry of the log, by any author. */
export interface LogEntry extends Finding {
  /** As it was typed or scanned, where that is not on the list. */
  readonly number: string
  readonly note: string
  readonly grade: AuditGrade | null
  /** Name of the person who found it. */
  readonly byName: string
}

/** The reason why the server has neither accepted nor finally rejected an entry. */
export type Trouble = 'FORBIDDEN' | 'EXPIRED' | 'GONE' | 'CONFLICT' | 'OTHER'

/** An entry written on this device. It is never changed, only followed by one that takes it back: what the server has may be on its way. */
export interface KeptFinding extends LogEntry {
  readonly owner: string
  readonly auditId: string
  readonly method: AuditMethod
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly reason: (typeof refusalReasons)[number] | null
  /** The problem that prevents it or its photograph from being accepted; it is sent again nevertheless. */
  readonly trouble?: Trouble | null
  /** Present until it is attached to the finding. */
  readonly photo: Blob | null
  /** The photograph's file, once it was uploaded. */
  readonly photoId: string | null
}

/** A locked list as stored on the device. */
export interface KeptAudit {
  readonly owner: string
  readonly id: string
  readonly number: string
  readonly title: string
  readonly closed: boolean
  /** True when the person may only view the audit. Unknown for lists stored long ago. */
  readonly readOnly?: boolean
  readonly sha256: string
  /** Those where something is expected, in the order of the list. */
  readonly places: readonly KeptPlace[]
  /** All others in which something can be found. */
  readonly otherPlaces: readonly KeptPlace[]
  readonly items: readonly KeptItem[]
  /** Findings of all people, as far as known on this device. */
  readonly log: readonly LogEntry[]
  /** Position from which the log continues. */
  readonly next: string | null
}
