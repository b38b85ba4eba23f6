import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { serverNews } from '../../platform/events/news.ts'
import type { CardArea } from '../card-area.ts'
import type { ListPage } from '../data/page-query.ts'

/** Delay in which events are collected before pages are refetched, as a bulk edit changes many records at once. */
const gatherMs = 400

/** True for a page with changed records, and for a list without any: it names none, and may have its first. */
const isAffected = (page: ListPage | undefined, changed: ReadonlySet<string>): boolean =>
  page !== undefined && (page.totalSize === 0 || page.result.some(({ id }) => changed.has(id)))

/** Keeps the rows in view up to date with changes by others: pages with changed records are refetched in place. */
export function useListNews({ type, endpoints }: CardArea): void {
  const client = useQueryClient()
  const name = endpoints.list.name
  const aside = useMemo(
    () => [[endpoints.points.name], [endpoints.tree.name], [endpoints.timeline.name]],
    [endpoints],
  )
  useEffect(() => {
    const changed = new Set<string>()
    let many = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer = undefined
      // Counts, and pages that may have gained records, are refetched when next viewed.
      void client.invalidateQueries({ queryKey: [name], refetchType: many ? 'active' : 'none' })
      void client.refetchQueries({
        type: 'active',
        predicate: ({ queryKey, state }) =>
          queryKey[0] === name && isAffected(state.data as ListPage | undefined, changed),
      })
      for (const queryKey of aside) void client.invalidateQueries({ queryKey })
      changed.clear()
      many = false
    }
    const hear = (news: { readonly type: string; readonly what?: string }, ids: readonly string[]) => {
      if (news.type !== type) return
      for (const id of ids) changed.add(id)
      many ||= news.what === 'many'
      timer ??= setTimeout(refresh, gatherMs)
    }
    const ends = [
      serverNews.on('card.changed', news => hear(news, news.ids)),
      serverNews.on('card.locked', news => hear(news, [news.id])),
      // A request in flight is new enough.
      serverNews.onGap(() => void client.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false })),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [client, name, type, aside])
}
