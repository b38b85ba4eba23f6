import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { listReports, readReport } from '#model/api/condition-reports.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** How often a report that is open is read anew: two may write it at once. */
const freshMs = 20_000

/** A condition report, and ways to put in its place what is done and what answers say. */
export function useReport(id: string, isQuiet: () => boolean = () => true) {
  const client = useQueryClient()
  const wanted = endpointQuery(readReport, { params: { id } })
  const query = useQuery({
    ...wanted,
    refetchInterval: ({ state: { data } }) => (data?.state === 'DRAFT' && isQuiet() ? freshMs : false),
    refetchOnWindowFocus: isQuiet,
  })
  return {
    ...query,
    change: (next: (report: ConditionReport) => ConditionReport) => {
      // What is on its way was asked before this.
      void client.cancelQueries({ queryKey: wanted.queryKey })
      client.setQueryData(wanted.queryKey, now => now && next(now))
      void client.invalidateQueries({ queryKey: [listReports.name] })
    },
    readAnew: () => void client.invalidateQueries({ queryKey: wanted.queryKey }),
  }
}
export type OpenReport = ReturnType<typeof useReport>
