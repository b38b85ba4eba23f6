/** Milliseconds of an hour. */
export const hourMs = 3_600_000

/** Milliseconds of a 24-hour day, for periods and days in UTC. Days in a museum's time zone are those of `museum-day.ts`. */
export const dayMs = 24 * hourMs
