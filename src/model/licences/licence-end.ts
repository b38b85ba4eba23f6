import { dayMs } from '../dates/durations.ts'
import type { LicenceType } from './documents.ts'

/** Days before the end on which administrators are reminded, the earliest first. */
const reminderDays: Readonly<Record<LicenceType, readonly number[]>> = { TRIAL: [7, 1], PAID: [30, 7] }

/** Days after which an ended licence is no longer reported. */
const endedIsNewsDays = 30

/** Returns the days until a point in time, rounded up; 0 when it has passed. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs))

/**
 * Returns the reminder that applies now: 'ended', or the days of the latest step reached, so that a server that was off sends nothing
 * outdated.
 * @returns undefined long before the end, and long after it.
 */
export function reminderDue(type: LicenceType, end: Date, now: Date): `${number}` | 'ended' | undefined {
  const left = end.getTime() - now.getTime()
  if (left <= 0) return left > -endedIsNewsDays * dayMs ? 'ended' : undefined
  const step = reminderDays[type].findLast(days => left <= days * dayMs)
  return step === undefined ? undefined : `${step}`
}

/** Days for which the public site of a museum stays as it is after its licence has ended (O-W37). */
const siteStaysDays = 90

/** Days before the end of that time on which administrators are reminded, the earliest first. */
const siteReminderDays = [60, 30, 7] as const

/** Returns when the public site of a museum ends whose licence ends at a moment. */
export const siteEnd = (licenceEnd: Date): Date => new Date(licenceEnd.getTime() + siteStaysDays * dayMs)

/** Returns the reminder of the end of a public site that applies now, in days; undefined before the licence has ended, and when the site has. */
export function siteReminderDue(licenceEnd: Date, now: Date): `site ${number}` | undefined {
  const left = siteEnd(licenceEnd).getTime() - now.getTime()
  const step = left > 0 ? siteReminderDays.findLast(days => left <= days * dayMs) : undefined
  return step === undefined ? undefined : `site ${step}`
}

/** Adds years; 29 February becomes 1 March. */
export function yearsAfter(start: Date, years: number): Date {
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}
