import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type NewsHeading, readNews } from '#model/api/news.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'

/** Interval of reloads in milliseconds: no event reports news that starts or ends at a set time. */
const refreshMs = 600_000

interface NewsPageWanted {
  readonly size: number
  readonly page?: number
  /** False for people without a museum: nothing is requested. */
  readonly enabled?: boolean
}

/** Returns the headings of the news for the person; reloaded when operators change it or it is read in another window. */
export function useNewsPage({ size, page = 0, enabled = true }: NewsPageWanted) {
  const input = { query: { size: String(size), page: String(page), lazy: 'true' as const } }
  const query = useQuery({
    ...localizedQuery(readNews, input, useLanguage()),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  const refresh = () => void (enabled && query.refetch())
  useNews('news.changed', refresh)
  useNews('news.read', refresh)
  const { result = [], entities = {}, totalSize = 0, unread = 0 } = query.data ?? {}
  const news: readonly NewsHeading[] = result.flatMap(id => entities[id] ?? [])
  return { query, news, totalSize, unread }
}
