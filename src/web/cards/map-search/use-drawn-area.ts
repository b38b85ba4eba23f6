import { useQuery } from '@tanstack/react-query'
import { AreaProblem } from '#model/searches/area/area-problem.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { DrawnArea } from './read-drawn-area.ts'

const areaQuery = (text: string | undefined) => ({
  queryKey: ['drawnArea', text ?? ''],
  queryFn: async () => (await import('./read-drawn-area.ts')).readDrawnArea(text ?? ''),
  enabled: text !== undefined,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Returns the area given in an address; undefined until it is parsed, and for invalid text. */
export function useDrawnArea(text: string | undefined): DrawnArea | undefined {
  const { data } = useQuery(areaQuery(text))
  return text === undefined ? undefined : data
}

/** Returns the reason why the `area` of an address is invalid; undefined if it is valid or not parsed yet. */
export function useAreaProblem(text: string | undefined): Problem | undefined {
  const { error } = useQuery(areaQuery(text))
  return text !== undefined && error instanceof AreaProblem ? error.problem : undefined
}
