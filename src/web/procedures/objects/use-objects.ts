import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { type ObjectsAsked, objectsQuery, pageSize } from './objects-query.ts'

const pageOf = (index: number): number => Math.floor(index / pageSize)

/** The objects of a procedure, page by page as they come into view: ten thousand cost no more than a hundred. */
export function useObjects(procedureId: string, asked: ObjectsAsked) {
  const client = useQueryClient()
  const [pages, setPages] = useState({ first: 0, last: 0 })
  const head = useQuery({ ...objectsQuery(procedureId, asked, 0), placeholderData: keepPreviousData })
  const total = head.data?.totalSize ?? 0
  const last = Math.min(pages.last, Math.max(0, pageOf(total - 1)))
  useQueries({
    queries: Array.from({ length: Math.max(0, last - pages.first + 1) }, (_, step) =>
      objectsQuery(procedureId, asked, pages.first + step),
    ),
  })
  const show = useCallback((from: number, to: number) => {
    const next = { first: pageOf(from), last: pageOf(Math.max(from, to - 1)) }
    setPages(now => (now.first === next.first && now.last === next.last ? now : next))
  }, [])
  const rowAt = (index: number): ProcedureObject | undefined => {
    const page = pageOf(index)
    const known = client.getQueryData(objectsQuery(procedureId, asked, page).queryKey)
    // The rows of the list before stay until the new ones are there.
    return (known ?? (page === 0 ? head.data : undefined))?.result[index % pageSize]
  }
  return {
    rowAt,
    total,
    show,
    isLoading: head.data === undefined && !head.isError,
    isStale: head.isPlaceholderData,
    failed: head.isError && head.data === undefined,
    retry: () => void head.refetch(),
  }
}

export type ObjectRows = ReturnType<typeof useObjects>
