import { session } from '../../../platform/client.ts'
import type { UploadItem } from './upload-item.ts'

/** An unfinished upload as the browser remembers it. */
export interface StoredUpload
  extends Pick<
    UploadItem,
    | 'key'
    | 'batchId'
    | 'name'
    | 'folder'
    | 'type'
    | 'bytes'
    | 'lastModified'
    | 'place'
    | 'cover'
    | 'attachTo'
    | 'sha256'
    | 'handle'
    | 'address'
  > {
  /** The person and museum it belongs to. */
  readonly owner: string
  /** The tab that sends it. */
  readonly tab: string
  /** All of it has arrived: only the server's word is waited for. */
  readonly isSent: boolean
}

const storeName = 'uploads'

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('vitrine.uploads', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
  return answerOf(request)
}

const rows = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  opened ??= open()
  return (await opened).transaction(storeName, mode).objectStore(storeName)
}

/** A browser that keeps nothing (private windows, full disks) uploads all the same: only a closed page is not gone on from. */
const bestEffort = (work: Promise<unknown>): void => void work.catch(() => undefined)

/** Uploads that are not finished, in the browser's own database: handles of files can be kept there, and nowhere else. */
export const storedUploads = {
  put: (uploads: readonly StoredUpload[]): void =>
    bestEffort(
      rows('readwrite').then(store => {
        for (const upload of uploads) store.put(upload)
      }),
    ),
  remove: (keys: readonly string[]): void =>
    bestEffort(
      rows('readwrite').then(store => {
        for (const key of keys) store.delete(key)
      }),
    ),
  forgetOwner: (owner: string): void =>
    bestEffort(
      storedUploads.ofOwner(owner).then(uploads => storedUploads.remove(uploads.map(({ key }) => key))),
    ),
  ofOwner: async (owner: string): Promise<readonly StoredUpload[]> => {
    try {
      const all: StoredUpload[] = await answerOf((await rows('readonly')).getAll())
      return all.filter(upload => upload.owner === owner)
    } catch {
      return []
    }
  },
}

/** The owner of the uploads of this tab; unfinished ones are never shown to another person at the same desk. */
export const owner = (): string | undefined => {
  const { currentUser, currentMuseumId } = session.get()
  return currentUser && currentMuseumId ? `${currentMuseumId}.${currentUser.id}` : undefined
}
