import { useNews } from '../platform/events/use-news.ts'
import { notices } from '../platform/notices/notices.ts'

/** Shows reminders of the calendar on every page. */
export function CalendarReminders() {
  useNews('calendar.reminder', ({ title, when }) => notices.add('info', 'calendar.reminder', { title, when }))
  return null
}
