import { useQuery } from '@tanstack/react-query'
import { listPrintJobs, type PrintJobRow } from '#model/api/print-jobs.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** How often one that is being prepared is asked after. */
const askEveryMs = 1000

export const isUnderWay = ({ state }: PrintJobRow): boolean => state === 'WAITING' || state === 'RUNNING'

/** The own documents that are prepared behind the scenes; asked after again and again while one is under way. */
export function usePrintJobs() {
  return useQuery({
    ...endpointQuery(listPrintJobs, {}),
    refetchInterval: ({ state }) => (state.data?.result.some(isUnderWay) ? askEveryMs : false),
  })
}
