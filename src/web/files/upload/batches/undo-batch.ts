import { listBatches, readBatch, undoBatch } from '#model/api/files/uploads.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { refreshCards } from '../queue/refresh-cards.ts'
import { uploadQueue } from '../queue/upload-queue.ts'

/** Undoes a batch, and tells what stays of it because somebody has worked on it since. */
export async function undoUploads(batchId: string): Promise<void> {
  const mine = uploadQueue.get().filter(item => item.batchId === batchId)
  // What has not arrived yet is not sent any more.
  uploadQueue.remove(
    mine.filter(({ state }) => state !== 'ready' && state !== 'failed').map(({ key }) => key),
  )
  const { batch, kept } = await call(undoBatch, { params: { id: batchId } }, { notify: genericOnFailure })
  if (kept.length === 0) notices.add('success', 'uploads.batches.wasUndone')
  else notices.add('info', 'uploads.batches.kept', { titles: kept.map(({ title }) => title).join(', ') })
  void queryClient.invalidateQueries({ queryKey: [listBatches.name] })
  refreshCards(batch.attachTo)
  const { uploads } = await call(readBatch, { params: { id: batchId } })
  uploadQueue.heard(batchId, uploads)
}
