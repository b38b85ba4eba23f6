import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeLayout,
  createLayout,
  deleteLayout,
  type ListLayout,
  listLayouts,
  type SavedLayout,
} from '#model/api/layouts.ts'
import type { CardType } from '#model/record-types.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'

interface Content {
  readonly name: string
  readonly isDefault: boolean
  readonly layout: ListLayout
}

/** The user's saved views of the lists of a type, and the actions on them. */
export function useLayouts(type: CardType) {
  const client = useQueryClient()
  const query = endpointQuery(listLayouts, { query: { type } })
  // The list waits for it, so it is requested once: without an answer the list itself shows the failure.
  const { data, isLoading } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY, retry: false })
  const onSuccess = () => client.invalidateQueries({ queryKey: query.queryKey })
  const create = useMutation({
    mutationFn: (content: Content): Promise<SavedLayout> =>
      call(createLayout, { body: { type, ...content } }),
    onSuccess,
  })
  const change = useMutation({
    mutationFn: ({ id, ...content }: SavedLayout): Promise<SavedLayout> =>
      call(changeLayout, { params: { id }, body: content }, { notify: genericOnFailure }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteLayout, { params: { id } }, { notify: genericOnFailure }),
    onSuccess,
  })
  return { layouts: data?.result, isLoading, create, change, remove }
}
