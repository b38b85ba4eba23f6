/** A calendar entry computed by another module. */
export interface ComputedEntry {
  /** Unique among entries of its kind. */
  readonly id: string
  /** Title in the requested language: the name of a record. */
  readonly title: string
  /** YYYY-MM-DD for a whole day, otherwise a point in time. */
  readonly at: string | Date
  /** Page of the record behind it. */
  readonly path: string | null
}

/** Time range of requested entries; the end is exclusive. */
export interface CalendarSpan {
  readonly from: Date
  readonly to: Date
}
