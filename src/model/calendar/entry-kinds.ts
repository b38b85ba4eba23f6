/** Kinds of entries that people write themselves. Their words: `calendar.kinds.<kind>`. */
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

/** Kinds of entries that follow from what other modules know; they are changed there. */
export const computedKinds = ['share', 'rights', 'licence', 'check', 'procedure'] as const

export type EntryKind = (typeof entryKinds)[number]
export type ComputedKind = (typeof computedKinds)[number]

/** All kinds, in the order in which they are offered. */
export const calendarKinds = [...entryKinds, ...computedKinds] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Who sees an entry: who wrote it; those, who is responsible and who takes part; everybody in the museum. */
export const visibilities = ['me', 'team', 'museum'] as const
export type Visibility = (typeof visibilities)[number]

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]
