import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '#model/api/endpoint.ts'
import {
  acceptProposals,
  confirmNewNames,
  countNames,
  decideNames,
  listNames,
  type NameCounts,
} from '#model/api/import-names.ts'
import type { ImportWithFile } from '#model/api/imports.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { localizedQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { isRunning } from '../use-import.ts'

type Checked = Pick<ImportWithFile, 'id' | 'check'>

const countsKey = ({ id, check }: Checked) => [countNames.name, id, check?.id] as const

/** Numbers of names that the last check of an import met; undefined until it has ended. */
export function useNameCounts(answer: Checked): NameCounts | undefined {
  const { id, check } = answer
  const { data } = useQuery({
    queryKey: countsKey(answer),
    queryFn: ({ signal }) => call(countNames, { params: { id } }, { signal }),
    enabled: check !== null && !isRunning(check),
    staleTime: 0,
  })
  return data
}

/** True when an import would make more from new names than it may without being asked. */
export const isBlocked = ({ unseen }: Pick<NameCounts, 'unseen'>): boolean =>
  unseen.count > Math.max(unseen.limit, unseen.confirmed)

type Query = NonNullable<InputOf<typeof listNames>['query']>
type Place = Pick<Query, 'afterTimes' | 'afterKey'>

/** Names of a field of the table, page by page. */
export function useNames({ id, check }: Checked, wanted: Omit<Query, keyof Place>) {
  const language = useLanguage()
  const { queryKey } = localizedQuery(listNames, { params: { id }, query: wanted }, language)
  const query = useInfiniteQuery({
    queryKey: [listNames.name, id, check?.id, queryKey],
    queryFn: ({ pageParam, signal }) =>
      call(listNames, { params: { id }, query: { ...wanted, ...pageParam } }, { signal }),
    initialPageParam: {} as Place,
    getNextPageParam: page => {
      const last = page.result.at(-1)
      return page.hasMore && last ? { afterTimes: String(last.times), afterKey: last.key } : undefined
    },
    staleTime: 0,
  })
  return { ...query, names: query.data?.pages.flatMap(({ result }) => result) ?? [] }
}

export type GivenDecision = NonNullable<InputOf<typeof decideNames>['body']>['decisions'][number]

/** Everything that is decided about the names of an import. */
export function useNameActions(answer: Checked) {
  const client = useQueryClient()
  const { id } = answer
  const [accepting, setAccepting] = useState(false)
  const again = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: countsKey(answer) }),
      client.invalidateQueries({ queryKey: [listNames.name, id] }),
    ])
  const decide = useMutation({
    mutationFn: (decisions: readonly GivenDecision[]) =>
      call(
        decideNames,
        { params: { id }, body: { decisions: [...decisions] } },
        { notify: genericOnFailure },
      ),
    onSuccess: ({ conflicts }) => {
      if (conflicts > 0) notices.add('info', 'import.values.conflicts', { shown: conflicts })
    },
    onSettled: again,
  })
  const confirm = useMutation({
    mutationFn: (count: number) =>
      call(confirmNewNames, { params: { id }, body: { count } }, { notify: genericOnFailure }),
    onSettled: again,
  })
  /** Part by part, until all names of the field were gone through. */
  const accept = async (path: string): Promise<void> => {
    setAccepting(true)
    try {
      let total = 0
      for (let after: { times: number; key: string } | null | undefined; after !== null; ) {
        const answered: Awaited<ReturnType<typeof part>> = await part(path, after)
        total += answered.accepted
        after = answered.next
      }
      notices.add('success', 'import.values.accepted', { shown: total })
    } catch {
      // The error is shown; what was accepted stays.
    } finally {
      setAccepting(false)
      await again()
    }
  }
  const part = (path: string, after: { times: number; key: string } | undefined) =>
    call(
      acceptProposals,
      { params: { id }, body: { path, ...(after && { after }) } },
      { notify: genericOnFailure },
    )
  return { decide, confirm, accept, accepting }
}

export type NameActions = ReturnType<typeof useNameActions>
