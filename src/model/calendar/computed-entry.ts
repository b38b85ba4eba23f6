/** An entry that follows from what a module knows, as the module tells it. */
export interface ComputedEntry {
  /** Among those of its kind. */
  readonly id: string
  /** What it is about, in the language asked for: the name of a card. */
  readonly title: string
  /** YYYY-MM-DD for a whole day, else the moment. */
  readonly at: string | Date
  /** Address of the page of what it is about. */
  readonly path: string | null
}

/** Between which moments entries are asked for; the second one is outside. */
export interface CalendarSpan {
  readonly from: Date
  readonly to: Date
}
