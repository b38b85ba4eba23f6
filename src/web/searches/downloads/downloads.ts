import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DataRequest,
  listDownloads,
  orderDownload,
  type SearchDownload,
  type WantedCards,
} from '#model/api/searches/downloads.ts'
import { call } from '../../platform/client.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import {
  explainedStatuses,
  type NotificationRules,
  onSuccess,
} from '../../platform/request/notification-rules.ts'
import { useExplainedAction } from '../../platform/request/use-action.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** The records to download: a saved search, or the records of a list with all that narrows it (a list's own `wantedOf`). */
export interface ResultsToDownload extends WantedCards {
  readonly searchId?: string | undefined
  readonly classId: number
  /** Cards found, where it is known. */
  readonly count?: number | undefined
  /** Suggested name of the file; the name of the type where there is none. */
  readonly name?: string | undefined
}

/** Messages of an order: refusals with a reason are explained where they occur, and a search or file that is gone needs no message (C-Q06). */
export const downloadNotices = (message: TextKey): NotificationRules =>
  onSuccess(message, [...explainedStatuses, 404])

/** Milliseconds between questions about a download that is being prepared. */
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

/** Requests a file with search results. */
export function useOrder({ searchId, classId, q, filters, criteria, area }: ResultsToDownload) {
  const user = useSession().currentUser
  const client = useQueryClient()
  const { busy, refused, run } = useExplainedAction()
  const order = (filename: string, wanted: Pick<DataRequest, 'format' | 'columns'>): Promise<boolean> =>
    run(async () => {
      if (!user) return
      const body = {
        user_id: user.id,
        email: user.email,
        username: `${user.firstName} ${user.lastName}`.trim(),
        search_id: searchId ?? null,
        filename,
        // A saved search brings its own criteria.
        data_request: { ...wanted, classId, q, filters, area, ...(searchId === undefined && { criteria }) },
      }
      await call(
        orderDownload,
        { body },
        { notify: downloadNotices('notification.requestDownloadFiles.success') },
      )
      await client.invalidateQueries({ queryKey: [listDownloads.name] })
    })
  return { user, busy, refused, order }
}
