/** Whether a day, as '2027-01-31', has yet to come: until then a file stays in the museum. */
export const isEmbargoed = (day: unknown, now: Date): boolean =>
  typeof day === 'string' && day > now.toISOString().slice(0, 10)
