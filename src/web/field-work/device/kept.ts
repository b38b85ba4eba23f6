import type { EntryRefusal } from '#model/api/procedures/field-work.ts'
import type { refusalReasons } from '#model/api/procedures/inventory-audit.ts'
import type { AuditGrade, AuditMethod, AuditResult } from '#model/audits/finding.ts'
import type { FieldResult } from '#model/engine/aspects/field-work.ts'
import type { Loss } from '#model/engine/lost.ts'
import type { FieldEntry } from '#model/field-work/entry.ts'

/** Kinds of work with a phone: inventory audits, and movements. */
export type WorkName = 'audit' | 'move'

/** A location; the one with an empty id groups objects without a recorded location. */
export interface KeptPlace {
  readonly id: string
  readonly name: string
  /** As on its label. */
  readonly code?: string | null
}

/** An object of a list. */
export interface KeptItem {
  readonly objectId: string
  readonly number: string
  readonly title: string
  /** Its place by the list. */
  readonly placeId: string
  /** Its destination. */
  readonly to?: KeptPlace | null
  /** Nothing remains to be done with it. */
  readonly settled?: boolean
  /** Loss that was known when the list was made. */
  readonly lost?: Loss | null
  /** Address of its picture, which is on the device too. */
  readonly picture?: string | null
}

/** An entry of the log, by any author. */
export interface LogEntry extends FieldEntry {
  readonly result: AuditResult | FieldResult
  /** As it was typed or scanned, where that is not on the list. */
  readonly number: string
  readonly note: string
  readonly grade: AuditGrade | null
  /** Name of the person who recorded it. */
  readonly byName: string
}

/** The reason why the server has neither accepted nor finally rejected an entry. */
export type Trouble = 'FORBIDDEN' | 'EXPIRED' | 'GONE' | 'CONFLICT' | 'OTHER'

/** An entry written on this device. It is never changed, only followed by one that takes it back: what the server has may be on its way. */
export interface KeptEntry extends LogEntry {
  readonly owner: string
  /** The list; named as devices have stored it since there were audits alone. */
  readonly auditId: string
  readonly method: AuditMethod
  /** The object is added to the list if it is not on it. */
  readonly adds?: boolean
  readonly state: 'waiting' | 'sent' | 'refused'
  readonly reason: (typeof refusalReasons)[number] | EntryRefusal | null
  /** The problem that prevents it or its photograph from being accepted; it is sent again nevertheless. */
  readonly trouble?: Trouble | null
  /** Present until it is attached to the entry. */
  readonly photo: Blob | null
  /** The photograph's file, once it was uploaded. */
  readonly photoId: string | null
}

/** A list as stored on the device. */
export interface KeptList {
  readonly owner: string
  readonly id: string
  /** Absent from lists stored when there were audits alone. */
  readonly work?: WorkName
  readonly number: string
  readonly title: string
  readonly closed: boolean
  /** True when the person may only view it. Unknown for lists stored long ago. */
  readonly readOnly?: boolean
  /** Changes with the list: a device fetches the same one once. */
  readonly sha256: string
  /** Those where something is, in the order of the list. */
  readonly places: readonly KeptPlace[]
  /** All others in which something can be found. */
  readonly otherPlaces: readonly KeptPlace[]
  readonly items: readonly KeptItem[]
  /** Entries of all people, as far as known on this device. */
  readonly log: readonly LogEntry[]
  /** Position from which the log continues. */
  readonly next: string | null
}
