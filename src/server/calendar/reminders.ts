import { hourMs } from '#model/dates/durations.ts'
import { localeOf } from '#model/languages.ts'
import { calendarPath } from '#model/navigation/calendar-path.ts'
import { defineReminders, type Reminders } from '#server/reminders/index.ts'
import type { CalendarContext } from './calendar-context.ts'
import { dayOf, nextReminder } from './occurrences.ts'
import { type EntryRow, entryToRemind, setRemindAt } from './store/entries.ts'
import { timedRow } from './timed-row.ts'

/** Entries started within this time still get a reminder. */
const graceMs = hourMs

/** Whom an entry concerns: those it names, else who wrote it. */
function concerned({ visibility, responsible, participants, created_by }: EntryRow): readonly string[] {
  const named = [...new Set([...(responsible === null ? [] : [responsible]), ...participants])]
  return visibility === 'me' || named.length === 0 ? [created_by] : named
}

/** The text for its start, in its time zone. */
const beginning = (start: Date, { all_day, time_zone }: EntryRow, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    ...(!all_day && { timeStyle: 'short' }),
    timeZone: all_day ? 'UTC' : time_zone,
  }).format(start)

/** Reminds of entries before they begin. */
export const entryReminders = (context: CalendarContext): Reminders =>
  defineReminders(context, {
    name: 'calendar.remind',
    async take(tx, id, due) {
      const row = await entryToRemind(tx, id, due)
      if (!row || row.reminder === null) return undefined
      const start = new Date(due.getTime() + row.reminder * 60_000)
      const now = context.clock()
      const next = nextReminder(timedRow(row), row.reminder, now > due ? now : due)
      await setRemindAt(tx, id, next)
      const over = start.getTime() + (row.ends_at.getTime() - row.starts_at.getTime())
      // A server that was off for long reminds of nothing that is over.
      const isOver = Math.max(over, start.getTime() + graceMs) <= now.getTime()
      const { title } = row
      return {
        next,
        accountIds: isOver ? [] : concerned(row),
        in(language) {
          const when = beginning(start, row, language)
          return {
            title,
            when,
            path: calendarPath(dayOf(start, timedRow(row))),
            mail: common => ({ template: 'calendarReminder', params: { ...common, title, when } }),
          }
        },
      }
    },
  })
