import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type exportAudit, listAudit } from '#model/api/audit.ts'
import type { InputOf } from '#model/api/endpoint.ts'
import { call } from '../../platform/client.ts'
import { useSession } from '../../platform/session/use-session.ts'

export type AuditQuery = NonNullable<InputOf<typeof exportAudit>['query']>

/** The record of the current museum, page after page, the newest first. */
export function useAudit(query: AuditQuery) {
  const tenantId = useSession().currentMuseumId ?? ''
  const pages = useInfiniteQuery({
    queryKey: [listAudit.name, tenantId, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAudit,
        { params: { tenantId }, query: { ...query, ...(pageParam !== null && { after: pageParam }) } },
        { signal, name: listAudit.name },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: tenantId !== '',
  })
  return { tenantId, pages, entries: pages.data?.pages.flatMap(({ result }) => result) }
}
