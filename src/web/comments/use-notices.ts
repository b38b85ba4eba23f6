import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listCommentNotices, readCommentNotices } from '#model/api/comments.ts'
import { call } from '../platform/client.ts'
import { useNews } from '../platform/events/use-news.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { localizedQuery } from '../platform/query/endpoint-query.ts'

/** Comments that mention the person or answer them, reloaded when there is a new one or they were read in another window. */
export function useCommentNotices({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const query = useQuery({
    ...localizedQuery(listCommentNotices, { query: {} }, useLanguage()),
    enabled,
  })
  useNews('comment.noticed', () => void (enabled && query.refetch()))
  return query
}

/** Marks comments that are for the person as read: all, or those on a record. A failure changes nothing that is shown. */
export const markNoticesRead = (cardId?: string): Promise<unknown> =>
  call(readCommentNotices, { body: { ...(cardId !== undefined && { cardId }) } }).catch(() => undefined)

/** Marks the notices about a record as read, those that come while it is shown, too. */
export function useReadNotices(cardId: string): void {
  const { data } = useCommentNotices()
  const isUnread = data?.result.some(({ read, record }) => !read && record.id === cardId) ?? false
  useEffect(() => {
    if (isUnread) void markNoticesRead(cardId)
  }, [isUnread, cardId])
}
