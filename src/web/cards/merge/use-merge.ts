import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MergePreview } from '#model/api/cards/merging.ts'
import { listOperations } from '#model/api/operations.ts'
import type { MergeChoices } from '#model/engine/merge-cards.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import type { CardArea } from '../card-area.ts'
import { mergeCalls } from './merge-calls.ts'

interface Wanted {
  readonly preview: MergePreview
  readonly choices: MergeChoices
  readonly reason: string
  readonly acrossTypes: boolean
}

/** Two cards side by side, and making them one. */
export function useMerge(area: CardArea, keptId: string, otherId: string) {
  const client = useQueryClient()
  const calls = mergeCalls(area)
  const query = endpointQuery(calls.mergePreview, { params: { id: keptId }, body: { otherId } })
  const preview = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  const start = useMutation({
    mutationFn: ({ preview: { kept, other }, choices, reason, acrossTypes }: Wanted) =>
      call(calls.merge, {
        params: { id: kept.id },
        body: {
          otherId: other.id,
          version: kept.version,
          otherVersion: other.version,
          choices: { ...choices },
          reason,
          acrossTypes,
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listOperations.name] }),
    // Whatever stood against it may show by now.
    onError: () => preview.refetch(),
  })
  return { preview, start }
}
