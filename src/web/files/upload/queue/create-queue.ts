import type { Upload } from '#model/api/files/uploads.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import type { SendFailure, SendFile, Sending } from './send-file.ts'
import { isOnItsWay, type UploadItem, uploadIdOf } from './upload-item.ts'

/** Surroundings of the queue; the browser provides the real ones (upload-queue.ts). */
interface QueueEnvironment {
  readonly send: SendFile
  /** Removes the uploaded part of a file from the server. */
  readonly takeBack: (address: string) => void
  /** Asks the server to process an upload again. */
  readonly retryThere: (item: UploadItem) => Promise<Upload>
  /** Remembers an upload that is not finished, against closed tabs; or forgets it. */
  readonly keep: (items: readonly UploadItem[]) => void
  readonly forget: (items: readonly UploadItem[]) => void
  readonly later: (milliseconds: number, run: () => void) => () => void
  readonly now: () => number
}

export interface UploadQueue extends Pick<Store<readonly UploadItem[]>, 'get' | 'subscribe'> {
  add(items: readonly UploadItem[]): void
  pause(keys: readonly string[]): void
  /** Resumes paused or failed uploads. */
  resume(keys: readonly string[]): void
  /** Removes files from the list; one that is being sent is removed from the server, too. */
  remove(keys: readonly string[]): void
  /** Gives a lost upload its file again. */
  give(key: string, file: File): void
  /** The connection may be there again. */
  wake(): void
  /** Takes over the state of uploads from the server. */
  applyStates(batchId: string, uploads: readonly Upload[]): void
  /** The session has ended: all uploads stop, and unfinished ones are stored. */
  stop(): void
}

/** The most files sent at a time. */
const atOnce = 3
/** Milliseconds between updates of the list while bytes flow. */
const publishMs = 120
/** Before the next try after a lost connection, doubled each time. */
const [firstWaitMs, longestWaitMs] = [1000, 30_000]
/** The most attempts for one file when the server answers with failures. */
const patience = 5

/** A queue of uploads, a few at a time: paused, resumed, retried; independent of pages. */
export function createQueue(environment: QueueEnvironment): UploadQueue {
  const items = new Map<string, UploadItem>()
  const store = createStore<readonly UploadItem[]>([])
  const sending = new Map<string, Sending>()
  const failures = new Map<string, number>()
  /** Lost connections in a row without a byte in between. */
  let losses = 0
  let endWait: (() => void) | undefined
  let endPublish: (() => void) | undefined
  let isDirty = false

  const publish = () => {
    isDirty = true
    if (endPublish) return
    isDirty = false
    store.set(() => [...items.values()])
    endPublish = environment.later(publishMs, () => {
      endPublish = undefined
      if (isDirty) publish()
    })
  }

  const change = (key: string, patch: Partial<UploadItem>) => {
    const item = items.get(key)
    if (!item) return
    const next = { ...item, ...patch }
    items.set(key, next)
    publish()
    return next
  }

  const end = (key: string) => {
    sending.get(key)?.stop()
    sending.delete(key)
  }

  const failed = (key: string, failure: SendFailure) => {
    sending.delete(key)
    const tries = (failures.get(key) ?? 0) + 1
    if (failure.kind === 'no-answer' || (failure.kind === 'trouble' && tries < patience)) {
      if (failure.kind === 'trouble') failures.set(key, tries)
      change(key, { state: 'waiting', speed: 0 })
      waitForConnection()
    } else {
      failures.delete(key)
      change(key, { state: 'failed', speed: 0, reason: failure.reason })
    }
    pump()
  }

  const start = (item: UploadItem, file: File) => {
    const { key } = item
    const since = environment.now()
    let first: number | undefined
    change(key, { state: 'uploading', speed: 0, reason: undefined })
    // Kept before it begins to speak: a sender that fails at once is not kept afterwards.
    const slot: { stopped: boolean; own?: Sending } = { stopped: false }
    const isMine = () => !slot.stopped
    sending.set(key, {
      stop: () => {
        slot.stopped = true
        slot.own?.stop()
      },
    })
    slot.own = environment.send(item, file, {
      onAddress: address => {
        const next = isMine() && change(key, { address })
        if (next) environment.keep([next])
      },
      onProgress: sent => {
        if (!isMine()) return
        losses = 0
        first ??= sent
        const seconds = (environment.now() - since) / 1000
        change(key, { sent, speed: seconds > 0 ? (sent - first) / seconds : 0 })
      },
      onDone: () => {
        if (!isMine()) return
        sending.delete(key)
        failures.delete(key)
        losses = 0
        const next = change(key, { state: 'processing', sent: item.bytes, speed: 0 })
        if (next) environment.keep([next])
        pump()
      },
      onFailed: failure => {
        if (isMine()) failed(key, failure)
      },
    })
  }

  const pump = () => {
    if (endWait) return
    for (const item of items.values()) {
      if (sending.size >= atOnce) return
      if (item.state === 'queued' && item.file) start(item, item.file)
    }
  }

  /** Continues automatically: all uploads that wait for the connection are retried together. */
  const wake = () => {
    endWait?.()
    endWait = undefined
    for (const { key, state } of items.values()) if (state === 'waiting') change(key, { state: 'queued' })
    pump()
  }

  const waitForConnection = () => {
    if (endWait) return
    const pause = Math.min(longestWaitMs, firstWaitMs * 2 ** losses)
    losses += 1
    endWait = environment.later(pause, () => {
      endWait = undefined
      wake()
    })
  }

  const some = (keys: readonly string[]) => keys.flatMap(key => items.get(key) ?? [])

  const retryThere = async (item: UploadItem) => {
    change(item.key, { state: 'processing', reason: undefined })
    try {
      applyState(item, await environment.retryThere(item))
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure)
      change(item.key, { state: 'failed', reason: { message: message } })
    }
  }

  const applyState = (item: UploadItem, upload: Upload) => {
    if (upload.state === 'uploading') return
    const isOver = upload.state !== 'processing'
    change(item.key, {
      state: upload.state,
      sent: item.bytes,
      reason: upload.reason === null ? undefined : { message: upload.reason },
      canRetry: upload.canRetry,
      fileId: upload.fileId ?? undefined,
      duplicates: upload.duplicates.map(({ title }) => title),
    })
    if (isOver) environment.forget([item])
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    wake,
    add(added) {
      for (const item of added) items.set(item.key, item)
      environment.keep(added.filter(item => isOnItsWay(item)))
      publish()
      pump()
    },
    pause(keys) {
      for (const item of some(keys)) {
        if (!isOnItsWay(item)) continue
        end(item.key)
        change(item.key, { state: 'paused', speed: 0 })
      }
      pump()
    },
    resume(keys) {
      for (const item of some(keys)) {
        if (item.state === 'failed' && item.canRetry && uploadIdOf(item) !== undefined) void retryThere(item)
        else if (item.file && (item.state === 'paused' || item.state === 'failed'))
          // Files that arrived complete and were refused are sent again.
          change(item.key, {
            state: 'queued',
            reason: undefined,
            ...(item.state === 'failed' && item.sent >= item.bytes && { address: undefined, sent: 0 }),
          })
      }
      pump()
    },
    remove(keys) {
      const removed = some(keys)
      for (const item of removed) {
        end(item.key)
        if (item.address && (isOnItsWay(item) || item.state === 'lost')) environment.takeBack(item.address)
        items.delete(item.key)
      }
      environment.forget(removed)
      publish()
      pump()
    },
    give(key, file) {
      change(key, { file, state: 'queued' })
      pump()
    },
    applyStates(batchId, uploads) {
      const byId = new Map(uploads.map(upload => [upload.id, upload]))
      for (const item of items.values()) {
        const upload = item.batchId === batchId ? byId.get(uploadIdOf(item) ?? '') : undefined
        if (upload && !sending.has(item.key) && !isOnItsWay(item)) applyState(item, upload)
      }
    },
    stop() {
      for (const key of [...sending.keys()]) end(key)
      endWait?.()
      endWait = undefined
      items.clear()
      failures.clear()
      // At once: the next person must not see them.
      endPublish?.()
      endPublish = undefined
      publish()
    },
  }
}
