import { retryUpload } from '#model/api/files/uploads.ts'
import { call, session } from '../../../platform/client.ts'
import { createQueue } from './create-queue.ts'
import { discardUpload, sendFile } from './send-file.ts'
import { owner, type StoredUpload, storedUploads } from './stored-uploads.ts'
import { type UploadItem, uploadIdOf } from './upload-item.ts'

/** Names this tab among those of the browser. */
export const thisTab = `vitrine.uploads.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

/** Announces this tab to the others until it is closed, so that they leave its uploads alone. */
function claimTab(): void {
  navigator.locks?.request(thisTab, () => new Promise<never>(() => undefined)).catch(() => undefined)
}

/** Ids of the open tabs; only this one where the browser does not report others. */
async function openTabs(): Promise<ReadonlySet<string>> {
  const locks = (await navigator.locks?.query().catch(() => undefined))?.held ?? []
  return new Set([thisTab, ...locks.flatMap(({ name }) => name ?? [])])
}

const keptOf = (item: UploadItem, whose: string): StoredUpload => {
  const { key, batchId, name, folder, type, bytes, lastModified, place, cover, attachTo } = item
  const { sha256, handle, address } = item
  const file = { name, folder, type, bytes, lastModified, handle, sha256 }
  return {
    key,
    batchId,
    ...file,
    place,
    cover,
    attachTo,
    address,
    owner: whose,
    tab: thisTab,
    isSent: item.state === 'processing',
  }
}

const itemOf = ({ owner: _owner, tab: _tab, isSent, ...kept }: StoredUpload): UploadItem => ({
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
  takeBack: discardUpload,
  retryThere: item => call(retryUpload, { params: { id: item.batchId, uploadId: uploadIdOf(item) ?? '' } }),
  keep: items => {
    const whose = owner()
    if (whose) storedUploads.put(items.map(item => keptOf(item, whose)))
  },
  forget: items => storedUploads.remove(items.map(({ key }) => key)),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
})

let restoredFor: string | undefined
/** The last owner this tab knew: no user is signed in any more when the uploads are discarded. */
let lastOwner: string | undefined

/** Restores uploads of the signed-in person that did not arrive before a page was closed, also of tabs that are closed. */
export async function restoreUploads(): Promise<void> {
  const whose = owner()
  if (!whose || restoredFor === whose) return
  restoredFor = whose
  lastOwner = whose
  const [kept, tabs] = await Promise.all([storedUploads.ofOwner(whose), openTabs()])
  const orphans = kept.filter(({ tab }) => tab === thisTab || !tabs.has(tab))
  const known = new Set(uploadQueue.get().map(({ key }) => key))
  const restored = orphans.filter(({ key }) => !known.has(key))
  if (owner() !== whose || restored.length === 0) return
  storedUploads.put(restored.map(upload => ({ ...upload, tab: thisTab })))
  uploadQueue.add(restored.toSorted((a, b) => a.place - b.place).map(itemOf))
}

session.onCleared(() => {
  restoredFor = undefined
  uploadQueue.stop()
})
session.onSignedOut(() => {
  if (lastOwner) storedUploads.forgetOwner(lastOwner)
})
addEventListener('online', uploadQueue.wake)
claimTab()
