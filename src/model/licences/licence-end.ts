import { dayMs } from '../dates/durations.ts'
import type { LicenceType } from './documents.ts'

/** Days before the end at which the administrators are reminded, the first one first. */
const reminderDays: Readonly<Record<LicenceType, readonly number[]>> = { TRIAL: [7, 1], PAID: [30, 7] }

/** An end that is longer ago is no news any more. */
const endedIsNewsDays = 30

/** Days until a moment, begun ones counted whole; 0 when it has passed. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs))

/**
 * The reminder that is true now: 'ended', or the days of the last step that was reached, so that a server that was off says nothing outdated.
 * @returns undefined while the end is far, and long after it.
 */
export function reminderDue(type: LicenceType, end: Date, now: Date): `${number}` | 'ended' | undefined {
  const left = end.getTime() - now.getTime()
  if (left <= 0) return left > -endedIsNewsDays * dayMs ? 'ended' : undefined
  const step = reminderDays[type].findLast(days => left <= days * dayMs)
  return step === undefined ? undefined : `${step}`
}

/** The same moment some years later; the 29th of February becomes the 1st of March. */
export function yearsAfter(start: Date, years: number): Date {
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}
