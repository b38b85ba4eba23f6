import { retryUpload } from '#model/api/files/uploads.ts'
import { call, session } from '../../../platform/client.ts'
import { createQueue } from './create-queue.ts'
import { type KeptUpload, keptUploads } from './kept-uploads.ts'
import { sendFile, takeBack } from './send-file.ts'
import { claimTab, livingTabs, thisTab } from './this-tab.ts'
import { type UploadItem, uploadIdOf } from './upload-item.ts'

/** Whose uploads these are; unfinished ones are never shown to somebody else at the same desk. */
const owner = (): string | undefined => {
  const { currentUser, currentMuseumId } = session.get()
  return currentUser && currentMuseumId ? `${currentMuseumId}.${currentUser.id}` : undefined
}

const keptOf = (item: UploadItem, whose: string): KeptUpload => {
  const { key, batchId, name, folder, type, bytes, lastModified, place, cover, sha256, handle, address } =
    item
  const file = { name, folder, type, bytes, lastModified, handle, sha256 }
  return {
    key,
    batchId,
    ...file,
    place,
    cover,
    address,
    owner: whose,
    tab: thisTab,
    isSent: item.state === 'processing',
  }
}

const itemOf = ({ owner: _owner, tab: _tab, isSent, ...kept }: KeptUpload): UploadItem => ({
  ...kept,
  file: undefined,
  state: isSent ? 'processing' : 'lost',
  sent: isSent ? kept.bytes : 0,
  speed: 0,
  reason: undefined,
  canRetry: false,
  fileId: undefined,
  duplicates: [],
})

/** The uploads of this tab. They go on whatever page is open. */
export const uploadQueue = createQueue({
  send: sendFile,
  takeBack,
  retryThere: item => call(retryUpload, { params: { id: item.batchId, uploadId: uploadIdOf(item) ?? '' } }),
  keep: items => {
    const whose = owner()
    if (whose) keptUploads.put(items.map(item => keptOf(item, whose)))
  },
  forget: items => keptUploads.remove(items.map(({ key }) => key)),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
})

let restoredFor: string | undefined
/** Whose uploads this tab knew last: nobody is signed in any more when they are to be forgotten. */
let lastOwner: string | undefined

/** Brings back what did not arrive before a page was closed, of whoever is signed in, and of tabs that are gone. */
export async function restoreUploads(): Promise<void> {
  const whose = owner()
  if (!whose || restoredFor === whose) return
  restoredFor = whose
  lastOwner = whose
  const [kept, tabs] = await Promise.all([keptUploads.ofOwner(whose), livingTabs()])
  const orphans = kept.filter(({ tab }) => tab === thisTab || !tabs.has(tab))
  const known = new Set(uploadQueue.get().map(({ key }) => key))
  const restored = orphans.filter(({ key }) => !known.has(key))
  if (owner() !== whose || restored.length === 0) return
  keptUploads.put(restored.map(upload => ({ ...upload, tab: thisTab })))
  uploadQueue.add(restored.toSorted((a, b) => a.place - b.place).map(itemOf))
}

session.onCleared(() => {
  restoredFor = undefined
  uploadQueue.stop()
})
session.onSignedOut(() => {
  if (lastOwner) keptUploads.forgetOwner(lastOwner)
})
addEventListener('online', uploadQueue.wake)
claimTab()
