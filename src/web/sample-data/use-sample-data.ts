import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Operation } from '#model/api/operations.ts'
import { addSampleData, readSampleData, removeSampleData, type SampleData } from '#model/api/sample-data.ts'
import { useCan } from '../platform/access/use-can.ts'
import { call } from '../platform/client.ts'
import { useNews } from '../platform/events/use-news.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { notices } from '../platform/notices/notices.ts'
import { endOf } from '../platform/operations/follow-operation.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { genericOnFailure } from '../platform/request/notification-rules.ts'

/** Texts about the end of a work on the sample data. */
interface Ends {
  readonly done: TextKey
  readonly failed: TextKey
}

const ends = {
  add: { done: 'sampleData.added', failed: 'sampleData.addFailed' },
  remove: { done: 'sampleData.removed', failed: 'sampleData.removeFailed' },
} satisfies Record<string, Ends>

/** Starts a work on the sample data and follows it to its end; then everything on the screen is asked for again. */
function useWork(start: () => Promise<Operation>, { done, failed }: Ends) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const started = await start()
      await client.invalidateQueries({ queryKey: [readSampleData.name] })
      return endOf(client, started)
    },
    onSuccess: async ({ state, stopRequested }) => {
      await client.invalidateQueries()
      if (state === 'IN_PROGRESS') return
      const isWhole = state === 'DONE' && !stopRequested
      notices.add(isWhole ? 'success' : 'error', isWhole ? done : failed)
    },
  })
}

export interface SampleDataWork {
  /** Undefined for people who may not put sample data in, and until it is known. */
  readonly data: SampleData | undefined
  readonly add: () => void
  readonly remove: () => void
  /** True while sample data is put in or taken away. */
  readonly busy: boolean
}

/** The sample data of the museum, and the two works on it, for administrators. */
export function useSampleData(): SampleDataWork {
  const may = useCan({ roles: ['TENANT_ADMIN'] })
  const { data, refetch } = useQuery({ ...endpointQuery(readSampleData, undefined as never), enabled: may })
  useNews('operation.changed', ({ state }) => may && state !== 'IN_PROGRESS' && void refetch())
  const notify = { notify: genericOnFailure } as const
  const adding = useWork(() => call(addSampleData, undefined, notify), ends.add)
  const removing = useWork(() => call(removeSampleData, undefined, notify), ends.remove)
  const busy =
    adding.isPending || removing.isPending || data?.state === 'ADDING' || data?.state === 'REMOVING'
  return {
    data: may ? data : undefined,
    add: () => !busy && adding.mutate(),
    remove: () => !busy && removing.mutate(),
    busy,
  }
}
