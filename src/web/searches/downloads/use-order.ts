import { useQueryClient } from '@tanstack/react-query'
import { type DataRequest, listDownloads, orderDownload } from '#model/api/searches/downloads.ts'
import { call } from '../../platform/client.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useUserAction } from '../../profile/users/use-user-action.ts'
import type { ResultsToDownload } from './results-to-download.ts'
import { saidOfDownload } from './said-of-download.ts'

/** Orders a file of what was found. */
export function useOrder({ searchId, classId, q, filters, criteria, area }: ResultsToDownload) {
  const user = useSession().currentUser
  const client = useQueryClient()
  const { busy, refused, run } = useUserAction()
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
        { notify: saidOfDownload('notification.requestDownloadFiles.success') },
      )
      await client.invalidateQueries({ queryKey: [listDownloads.name] })
    })
  return { user, busy, refused, order }
}
