import { daysAfter } from '#model/dates/museum-day.ts'
import { procedureDeclarations } from '#model/procedures/declarations.ts'
import { statusesUnderWay } from '#model/procedures/next-date.ts'
import type { Due } from './store/procedures.ts'

/** A deadline that is so many days away, or fewer, is near. */
const soonDays = 30

const deadlines = procedureDeclarations.flatMap(({ name: type, workflow: { dates } }) =>
  dates.flatMap(({ path, isDeadline }) => (isDeadline ? [{ type, path: path.split('/') }] : [])),
)

/** The days in which deadlines are missed by now, or near. */
export function dueOf(due: 'overdue' | 'soon', today: string): Due {
  const days = due === 'overdue' ? { until: today } : { from: today, until: daysAfter(today, soonDays + 1) }
  return { deadlines, statuses: statusesUnderWay, ...days }
}
