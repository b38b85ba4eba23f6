import { useMemo, useSyncExternalStore } from 'react'
import { phaseOf, tally } from '../queue/tally.ts'
import { isOnItsWay, type UploadItem } from '../queue/upload-item.ts'
import { uploadQueue } from '../queue/upload-queue.ts'

const keysOf = (items: readonly UploadItem[]) => items.map(({ key }) => key)

/** The uploads of this tab with their sums, and what can be done with all of them. */
export function useTray() {
  const items = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get)
  return useMemo(() => {
    const sums = tally(items)
    const lost = items.filter(({ state }) => state === 'lost')
    return {
      items,
      sums,
      phase: phaseOf(sums),
      lost,
      batches: [...new Set(items.filter(({ state }) => state !== 'undone').map(({ batchId }) => batchId))],
      isOnItsWay: items.some(isOnItsWay),
      pauseAll: () => uploadQueue.pause(keysOf(items.filter(isOnItsWay))),
      resumeAll: () => uploadQueue.resume(keysOf(items.filter(({ state }) => state === 'paused'))),
      retryAll: () => uploadQueue.resume(keysOf(items.filter(({ state }) => state === 'failed'))),
      close: () => uploadQueue.remove(keysOf(items)),
    }
  }, [items])
}

export type Tray = ReturnType<typeof useTray>
