import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Paper } from '#model/api/cards/shapes.ts'
import { useBinPages } from '../../platform/bin/use-bin-pages.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'

export interface Binned {
  readonly id: string
  readonly title: string
  readonly papers: readonly Paper[]
}

/** Deleted cards, newest first, and the way back for each (acceptance row C-K13). */
export function useCardBin({ endpoints }: CardArea) {
  const client = useQueryClient()
  const pages = useBinPages([endpoints.bin.name], (page, options) =>
    call(endpoints.bin, { query: { page: String(page) } }, options),
  )
  const restoring = useMutation({
    mutationFn: (id: string) => call(endpoints.restore, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: async ({ heading }) => {
      notices.add('success', 'cardList.bin.restored', { title: shownTitle(heading) })
      void client.invalidateQueries({ queryKey: [endpoints.list.name] })
      await pages.refetch()
    },
  })
  const erasing = useMutation({
    mutationFn: ({ id }: Binned) => call(endpoints.erase, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: async (_gone, { title }) => {
      notices.add('success', 'cardList.bin.erased', { title: shownTitle(title) })
      await pages.refetch()
    },
  })
  return {
    pages,
    busy: pages.isFetching || restoring.isPending || erasing.isPending,
    restore: (id: string) => restoring.mutate(id),
    erase: (card: Binned) => erasing.mutate(card),
  }
}
