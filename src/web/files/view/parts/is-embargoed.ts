/** Whether a day, as '2027-01-31', has yet to come: until then a file stays in the museum. */
export const isEmbargoed = (day: unknown, today: string): boolean => typeof day === 'string' && day > today
