import { dayIn } from '#model/dates/museum-day.ts'
import { session } from '../client.ts'

/** The time zone of the days of the current museum; before anybody is signed in, and for operators, the reader's own. */
const museumZone = (): string =>
  session.get().currentUser?.identities[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The museum's day of a moment. */
export const museumDay = (moment: Date): string => dayIn(museumZone(), moment)

/** The museum's day of now. */
export const museumToday = (): string => museumDay(new Date())
