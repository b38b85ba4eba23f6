import { listBatches, readBatch, undoBatch } from '#model/api/files/uploads.ts'
import { areaOf, cardAreas } from '../../../cards/linked-cards.ts'
import { call, session } from '../../../platform/client.ts'
import { serverNews } from '../../../platform/events/news.ts'
import { notices } from '../../../platform/notices/notices.ts'
import type { Undone } from '../../../platform/notices/offer-undo.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { genericOnFailure } from '../../../platform/request/notification-rules.ts'
import { uploadQueue } from './upload-queue.ts'

/** The area whose cards come with uploaded files. */
export const filesArea = cardAreas.find(({ declaration }) => declaration.uploaded)

/** Refetches lists of files, and the record they are attached to, when files have been processed. */
function refreshCards(attachTo: { readonly type: string; readonly id: string } | null): void {
  if (filesArea) void queryClient.invalidateQueries({ queryKey: [filesArea.endpoints.list.name] })
  const area = areaOf(attachTo?.type)
  if (attachTo && area)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, input] }) =>
        name === area.endpoints.read.name &&
        (input as { params?: { id?: string } }).params?.id === attachTo.id,
    })
}

/** Undoes a batch. Returns the titles of files that stay because they have been edited since. */
async function takeBack(batchId: string): Promise<readonly string[]> {
  const mine = uploadQueue.get().filter(item => item.batchId === batchId)
  // Pending files are no longer sent.
  uploadQueue.remove(
    mine.filter(({ state }) => state !== 'ready' && state !== 'failed').map(({ key }) => key),
  )
  const { batch, kept } = await call(undoBatch, { params: { id: batchId } }, { notify: genericOnFailure })
  void queryClient.invalidateQueries({ queryKey: [listBatches.name] })
  refreshCards(batch.attachTo)
  const { uploads } = await call(readBatch, { params: { id: batchId } })
  uploadQueue.applyStates(batchId, uploads)
  return kept.map(({ title }) => title)
}

/** Undoes a batch, and reports the files that stay. */
export async function undoUploads(batchId: string): Promise<void> {
  const kept = await takeBack(batchId)
  if (kept.length === 0) notices.add('success', 'uploads.batches.wasUndone')
  else notices.add('info', 'uploads.batches.kept', { titles: kept.join(', ') })
}

/** Undoes a batch for a notice that offers it. */
export const undoBatchFor = async (batchId: string): Promise<Undone> =>
  (await takeBack(batchId)).length === 0 ? 'undone' : 'partly'

/** The server is polled in case its events do not arrive. */
const askMs = 4000
/** Milliseconds before a batch is read again; longer for a large one. */
const pauseMs = (files: number) => 600 + files / 2

const readyOf = (batchId: string): number =>
  uploadQueue.get().filter(item => item.batchId === batchId && item.state === 'ready').length

async function refresh(batchId: string): Promise<void> {
  const before = readyOf(batchId)
  const { batch, uploads } = await call(readBatch, { params: { id: batchId } })
  uploadQueue.applyStates(batchId, uploads)
  if (readyOf(batchId) !== before || batch.undoneAt !== null) refreshCards(batch.attachTo)
}

const running = new Set<string>()
const wanted = new Set<string>()

/** Reads a batch again, one call at a time, and once more where news came in between. */
function ask(batchId: string): void {
  if (running.has(batchId)) {
    wanted.add(batchId)
    return
  }
  running.add(batchId)
  const files = uploadQueue.get().filter(item => item.batchId === batchId).length
  void refresh(batchId)
    .catch(() => undefined)
    .then(() => new Promise(resolve => setTimeout(resolve, pauseMs(files))))
    .then(() => {
      running.delete(batchId)
      if (wanted.delete(batchId)) ask(batchId)
    })
}

const batchesOf = (isWanted: (state: string) => boolean): ReadonlySet<string> =>
  new Set(
    uploadQueue
      .get()
      .filter(({ state }) => isWanted(state))
      .map(({ batchId }) => batchId),
  )

/** Keeps uploads in sync with their state on the server. Returns a function that stops it. */
export function followBatches(): () => void {
  const askAll = () => {
    if (session.get().isAuthenticated) for (const id of batchesOf(state => state === 'processing')) ask(id)
  }
  const timer = setInterval(askAll, askMs)
  const ends = [
    serverNews.on('upload.changed', ({ batchId }) => {
      if (batchesOf(() => true).has(batchId)) ask(batchId)
    }),
    serverNews.onGap(askAll),
  ]
  return () => {
    clearInterval(timer)
    for (const end of ends) end()
  }
}
