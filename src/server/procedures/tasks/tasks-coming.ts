import type { CalendarSpan, ComputedEntry } from '#model/calendar/computed-entry.ts'
import { daysOfSpan } from '#model/dates/museum-day.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { readableTypes } from '../permitted.ts'
import { tasksDue } from '../store/tasks.ts'

/** Largest number of tasks in one answer to a calendar. */
const most = 1000

/** Open tasks by the days on which they are due, for people who may read procedures of their type. */
export async function tasksComing(
  tx: TenantTransaction,
  member: Holder,
  { from, to }: CalendarSpan,
): Promise<readonly ComputedEntry[]> {
  const types = readableTypes(member)
  if (types.length === 0) return []
  const due = await tasksDue(tx, types, { ...daysOfSpan({ from, to }), limit: most })
  return due.flatMap(({ id, words, day, procedure: { id: procedureId, number, title } }) =>
    day === null
      ? []
      : [{ id, title: `${words}: ${number} · ${title}`, at: day, path: procedurePath(procedureId, 'tasks') }],
  )
}
