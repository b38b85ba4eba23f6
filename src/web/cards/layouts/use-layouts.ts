import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  changeLayout,
  createLayout,
  deleteLayout,
  type ListLayout,
  listLayouts,
  removeMuseumView,
  type SavedLayout,
  saveMuseumView,
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

/** Stands in addresses, and beside what a browser keeps, for the view that the museum chose for everybody. */
export const ofMuseum = 'museum'

/** The user's saved views of the lists of a type, the museum's view of it, and the actions on them. */
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
  const shareWithAll = useMutation({
    mutationFn: ({ name, layout }: SavedLayout) =>
      call(saveMuseumView, { params: { type }, body: { name, layout } }, { notify: genericOnFailure }),
    onSuccess,
  })
  const removeForAll = useMutation({
    mutationFn: () => call(removeMuseumView, { params: { type } }, { notify: genericOnFailure }),
    onSuccess,
  })
  const museum = useMemo(
    () => (data?.museum ? { ...data.museum, id: ofMuseum, isDefault: false } : undefined),
    [data?.museum],
  )
  return { layouts: data?.result, museum, isLoading, create, change, remove, shareWithAll, removeForAll }
}
