import { useQuery } from '@tanstack/react-query'
import { readHome } from '#model/api/statistics.ts'
import { spokenQuery } from '../news/spoken-query.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** What the server tells for the page one begins with; read anew when one comes back to it, and when long work has moved on. */
export function useHome() {
  const query = useQuery({ ...spokenQuery(readHome, undefined as never, useLanguage()), staleTime: 0 })
  const readAnew = () => void query.refetch()
  useNews('operation.changed', ({ state }) => state !== 'IN_PROGRESS' && readAnew())
  useNews('museum.changed', readAnew)
  return query
}

export type Home = ReturnType<typeof useHome>
