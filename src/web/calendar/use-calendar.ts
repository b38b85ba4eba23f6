import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCalendar } from '#model/api/calendar.ts'
import { addDays, momentAt } from '../platform/days.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'

/** Between the earliest beginning and the latest end of these days, in UTC and where the reader is. */
function spanOf(first: string, last: string) {
  const moments = [Date.parse(first), momentAt(first).getTime()]
  const after = addDays(last, 1)
  const ends = [Date.parse(after), momentAt(after).getTime()]
  return {
    from: new Date(Math.min(...moments)).toISOString(),
    to: new Date(Math.max(...ends)).toISOString(),
  }
}

/** Returns the entries of a range of days; refetched when the calendar changes. */
export function useCalendar(first: string, last: string) {
  const query = useQuery({
    ...localizedQuery(
      listCalendar,
      { query: { ...spanOf(first, last), lazy: 'true' as const } },
      useLanguage(),
    ),
    placeholderData: keepPreviousData,
  })
  useNews('calendar.changed', () => void query.refetch())
  const { result = [], entities = {}, more = false } = query.data ?? {}
  return { query, items: result.flatMap(id => entities[id] ?? []), more }
}
