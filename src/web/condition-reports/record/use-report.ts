import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { listReports, readReport } from '#model/api/condition-reports.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** A condition report, with functions to update it with local changes and server answers. */
export function useReport(id: string, isQuiet: () => boolean = () => true) {
  const client = useQueryClient()
  const wanted = endpointQuery(readReport, { params: { id } })
  const query = useQuery({
    ...wanted,
    refetchOnWindowFocus: isQuiet,
  })
  const isBehind = useRef(false)
  /** Reloads changes by others, unless a request is pending: the screen is ahead of the server then. */
  const catchUp = () => {
    if (!isBehind.current || !isQuiet()) return
    isBehind.current = false
    void query.refetch()
  }
  useNews('report.changed', ({ id: changed }) => {
    if (changed !== id) return
    void client.invalidateQueries({ queryKey: [listReports.name] })
    isBehind.current = true
    catchUp()
  })
  return {
    ...query,
    catchUp,
    change: (next: (report: ConditionReport) => ConditionReport) => {
      // Pending requests are older than this one.
      void client.cancelQueries({ queryKey: wanted.queryKey })
      client.setQueryData(wanted.queryKey, now => now && next(now))
      void client.invalidateQueries({ queryKey: [listReports.name] })
    },
    readAnew: () => void client.invalidateQueries({ queryKey: wanted.queryKey }),
  }
}
export type OpenReport = ReturnType<typeof useReport>
