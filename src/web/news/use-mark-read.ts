import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { markAllNewsRead, markNewsRead, readNews } from '#model/api/news.ts'
import { call } from '../platform/client.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'

/** Marks one of the news as read in silence, or all of them at a press of a button. */
export function useMarkRead() {
  const client = useQueryClient()
  const readAnew = useCallback(() => client.invalidateQueries({ queryKey: [readNews.name] }), [client])
  const one = useCallback(
    // Whoever reads them again marks them then: nobody is told that it did not work.
    (id: string) => void call(markNewsRead, { params: { id } }).then(readAnew, () => undefined),
    [readAnew],
  )
  const all = useCallback(
    () => call(markAllNewsRead, undefined, { notify: genericOnFailure }).then(readAnew, () => undefined),
    [readAnew],
  )
  return { one, all }
}
