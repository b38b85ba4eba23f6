import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { statusesUnderWay } from '#model/procedures/next-date.ts'
import type { Due } from './store/procedures.ts'

/** A deadline that is so many days away, or fewer, is near. */
const soonDays = 30
const dayMs = 86_400_000

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const deadlines = procedureDeclarations.flatMap(({ name: type, dates }) =>
  dates.flatMap(({ path, isDeadline }) => (isDeadline ? [{ type, path: path.split('/') }] : [])),
)

/** The days in which deadlines are missed by now, or near. */
export function dueOf(due: 'overdue' | 'soon', now: Date): Due {
  const today = dayOf(now)
  const days =
    due === 'overdue'
      ? { until: today }
      : { from: today, until: dayOf(new Date(now.getTime() + (soonDays + 1) * dayMs)) }
  return { deadlines, statuses: statusesUnderWay, ...days }
}
