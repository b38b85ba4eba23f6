import { useQuery } from '@tanstack/react-query'
import type { DrawnArea } from './read-drawn-area.ts'

/** What stands in an address as `area`; undefined until it was read, and for what is none. */
export function useDrawnArea(text: string | undefined): DrawnArea | undefined {
  const { data } = useQuery({
    queryKey: ['drawnArea', text ?? ''],
    queryFn: async () => (await import('./read-drawn-area.ts')).readDrawnArea(text ?? ''),
    enabled: text !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return text === undefined ? undefined : data
}
