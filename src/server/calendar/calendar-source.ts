import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import type { ComputedKind } from '#model/calendar/entry-kinds.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The owner of a calendar, and its language. */
export interface CalendarMember extends Holder {
  readonly accountId: string
  readonly language: Language
}

/** Source of a module's coming dates. It gives only those the member may see. */
export interface CalendarSource {
  readonly kind: ComputedKind
  entriesOf(
    tx: TenantTransaction,
    member: CalendarMember,
    span: CalendarSpan,
  ): Promise<readonly ComputedEntry[]>
}
