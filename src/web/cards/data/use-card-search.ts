import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'
import { useSettled } from './use-settled.ts'

/** Records the dialog shows; others are found by typing more. */
const shown = 25

/** Records of an area that match the typed text, or its first ones; the old ones stay in view until the new ones have loaded. */
export function useCardSearch({ endpoints }: CardArea, text: string) {
  const q = useSettled(text.trim())
  const query = {
    ...(q !== '' && { q }),
    page: '0',
    blocksize: String(shown),
    without_filters: 'true',
    with_apart: 'true',
  }
  const { data, isFetching, isError } = useQuery({
    ...endpointQuery(endpoints.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  return {
    rows: data?.result ?? [],
    more: Math.max(0, (data?.totalSize ?? 0) - shown),
    busy: isFetching || q !== text.trim(),
    failed: isError,
  }
}
