import { useMutation, useQueryClient } from '@tanstack/react-query'
import { eraseProcedure, listProcedures, restoreProcedure } from '#model/api/procedures/procedures.ts'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { useBinPages } from '../../platform/bin/use-bin-pages.ts'
import { call } from '../../platform/client.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure as notify } from '../../platform/request/notification-rules.ts'

const size = 50

/** Procedures in the bin, the way back for each, and the way out for good. */
export function useProcedureBin() {
  const client = useQueryClient()
  const pages = useBinPages([listProcedures.name, 'bin'], (page, options) =>
    call(listProcedures, { query: { bin: 'true', page, size } }, options),
  )
  const onSettled = () => client.invalidateQueries({ queryKey: [listProcedures.name] })
  useNews('procedure.changed', () => void pages.refetch())
  const restoring = useMutation({
    mutationFn: ({ id }: ListedProcedure) => call(restoreProcedure, { params: { id } }, { notify }),
    onSuccess: (_restored, { number }) => notices.add('success', 'procedures.bin.restored', { number }),
    onSettled,
  })
  const erasing = useMutation({
    mutationFn: ({ id }: ListedProcedure) => call(eraseProcedure, { params: { id } }, { notify }),
    onSuccess: (_gone, { number }) => notices.add('success', 'procedures.bin.erased', { number }),
    onSettled,
  })
  return {
    pages,
    busy: pages.isFetching || restoring.isPending || erasing.isPending,
    restore: (procedure: ListedProcedure) => restoring.mutate(procedure),
    erase: (procedure: ListedProcedure) => erasing.mutate(procedure),
  }
}
