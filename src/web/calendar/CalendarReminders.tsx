import { useNews } from '../platform/events/use-news.ts'
import { notices } from '../platform/notices/notices.ts'

/** Says on whatever page one is that something in the calendar is about to begin. */
export function CalendarReminders() {
  useNews('calendar.reminder', ({ title, when }) => notices.add('info', 'calendar.reminder', { title, when }))
  return null
}
