import { useQuery } from '@tanstack/react-query'
import { readFacts } from '#model/api/files/media.ts'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'

/** How often it is asked whether a content has been looked through meanwhile. */
const askEveryMs = 2000

/** What was found in the content of a file; undefined until it is there. While it is looked through, it is asked for again. */
export const useFacts = (id: string) =>
  useQuery({
    ...endpointQuery(readFacts, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? askEveryMs : false),
  }).data
