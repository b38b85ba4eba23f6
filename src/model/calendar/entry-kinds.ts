/** Kinds of entries that people write. Labels: `calendar.kinds.<kind>`. */
export const entryKinds = [
  'meeting',
  'visit',
  'exhibition',
  'event',
  'task',
  'deadline',
  'closure',
  'other',
] as const

/** Kinds of entries computed by other modules, where they are edited. */
export const computedKinds = ['share', 'rights', 'licence', 'check', 'procedure', 'procedureTask'] as const

export type EntryKind = (typeof entryKinds)[number]
export type ComputedKind = (typeof computedKinds)[number]

/** All kinds, in the order shown. */
export const calendarKinds = [...entryKinds, ...computedKinds] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Visibility of an entry: its author; the author, the person responsible and participants; everyone in the museum. */
export const visibilities = ['me', 'team', 'museum'] as const
export type Visibility = (typeof visibilities)[number]

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]
