import { dayMs } from '#model/dates/durations.ts'
import './tables.ts'
import { retentions } from '#model/retention/retentions.ts'
import type { Route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import type { DueReminder } from '#server/reminders/index.ts'
import type { CalendarContext } from './calendar-context.ts'
import { entryRoutes } from './entry-routes.ts'
import { feedRoutes } from './feed-routes.ts'
import { entryReminders } from './reminders.ts'
import { forgetDeleted } from './store/entries.ts'

export type { CalendarMember, CalendarSource } from './calendar-source.ts'

export interface Calendar {
  readonly routes: readonly Route[]
  /** Reminds of an entry, where the reminder is due and was not sent; a job does it at its moment. */
  remind(due: DueReminder): Promise<void>
}

/** The calendar of a museum (C-P10): what people write into it, and what other modules know of days to come. */
export function createCalendar(context: CalendarContext): Calendar {
  const { database, jobs, clock, museums } = context
  const { remindAt, remind } = entryReminders(context)
  const tidy = defineJob<Record<string, never>>({
    name: 'calendar.forget-deleted',
    async run() {
      const before = new Date(clock().getTime() - retentions.bin.days * dayMs)
      for (const tenantId of await museums())
        await database.inTenant(tenantId, tx => forgetDeleted(tx, before))
    },
  })
  jobs.register(tidy)
  jobs.schedule(tidy, '41 3 * * *', {})
  return { routes: [...entryRoutes(context, remindAt), ...feedRoutes(context)], remind }
}
