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

/** Adds years; 29 February becomes 1 March. */
export function yearsAfter(start: Date, years: number): Date {
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}
