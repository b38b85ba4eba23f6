import { useQuery } from '@tanstack/react-query'
import { listDownloads, type SearchDownload } from '#model/api/searches/downloads.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'

/** How often one that is being prepared is asked after. */
const askEveryMs = 1500

export const isUnderWay = ({ state }: SearchDownload): boolean => state === 'WAITING' || state === 'RUNNING'

/** The own downloads; asked after again and again while one is being prepared. */
export function useDownloads() {
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listDownloads, {}),
    refetchInterval: ({ state }) => (state.data?.result.some(isUnderWay) ? askEveryMs : false),
  })
  return { downloads: data?.result, isError, refetch }
}
