import type { Timed } from './occurrences.ts'
import type { EntryRow } from './store/entries.ts'

type Times = Pick<EntryRow, 'starts_at' | 'ends_at' | 'all_day' | 'time_zone' | 'repeats' | 'repeats_until'>

/** Returns the dates of an entry from its row. */
export const timedRow = (row: Times): Timed => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  allDay: row.all_day,
  timeZone: row.time_zone,
  repeats: row.repeats,
  repeatsUntil: row.repeats_until,
})
