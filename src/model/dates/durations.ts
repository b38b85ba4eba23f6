/** Milliseconds of an hour. */
export const hourMs = 3_600_000

/** Milliseconds of a day of 24 hours: of periods, and of days in UTC. Days on a museum's clocks are those of `museum-day.ts`. */
export const dayMs = 24 * hourMs
