import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { type UploadMetadata, uploadsPath } from '#model/api/files/uploads.ts'
import { freshHeaders } from '../../../platform/client.ts'
import type { Reason, UploadItem } from './upload-item.ts'

/**
 * Reasons why a file was not sent. `no-answer`: the connection was lost; `trouble`: the server answered that it cannot at the moment;
 * `refused`: trying again would be of no use.
 */
export type SendFailure =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'trouble' | 'refused'; readonly reason: Reason }

export interface SendListener {
  onAddress(address: string): void
  onProgress(sent: number): void
  onDone(): void
  onFailed(failure: SendFailure): void
}

export interface Sending {
  /** Stops; the part that arrived stays on the server. The listener is no longer called. */
  stop(): void
}

export type SendFile = (item: UploadItem, file: File, listener: SendListener) => Sending

/** Bytes of one call: those that arrived stay when the connection breaks, and proxies let them through. */
const chunkBytes = 8 * 1024 * 1024

/** Answers after which the same call may succeed a moment later: locked by the call that broke off, a server in trouble. */
const isTemporary = (status: number) => status === 409 || status === 423 || status >= 500

const messageOf = (body: string): string | undefined => {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** Finds the reason of a failure from what tus reports. Without an answer, either the line is down or the file cannot be read any more. */
async function failureOf(failure: Error, file: Blob): Promise<SendFailure> {
  const response = failure instanceof DetailedError ? failure.originalResponse : null
  const status = response?.getStatus() ?? 0
  // Too many requests: waited for as long as it takes, as for a line that is down.
  if (status === 429) return { kind: 'no-answer' }
  if (response && status > 0) {
    const message = messageOf(response.getBody())
    const reason: Reason = message === undefined ? { key: 'uploads.reasons.refused' } : { message: message }
    return { kind: isTemporary(status) ? 'trouble' : 'refused', reason }
  }
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false)
  return isReadable
    ? { kind: 'no-answer' }
    : { kind: 'refused', reason: { key: 'uploads.reasons.unreadable' } }
}

const withFreshHeaders: NonNullable<UploadOptions['onBeforeRequest']> = async request => {
  for (const [name, value] of Object.entries((await freshHeaders()) ?? {})) request.setHeader(name, value)
}

/** Removes the part of a file that arrived from the server; what cannot be removed now is deleted there after a while. */
export const discardUpload = (address: string): void =>
  void Upload.terminate(address, { endpoint: uploadsPath, onBeforeRequest: withFreshHeaders }).catch(
    () => undefined,
  )

const metadataOf = (item: UploadItem): UploadMetadata => ({
  batch: item.batchId,
  filename: item.name,
  place: String(item.place),
  ...(item.type && { filetype: item.type }),
  ...(item.folder && { folder: item.folder }),
  ...(item.sha256 && { sha256: item.sha256 }),
  ...(item.cover && { cover: 'true' }),
  ...(item.attachTo && { attachTo: item.attachTo }),
})

/** Sends a file by tus, from where it stopped when it has an address already. Trying again is the queue's business. */
export const sendFile: SendFile = (item, file, listener) => {
  const upload: Upload = new Upload(file, {
    endpoint: uploadsPath,
    uploadUrl: item.address ?? null,
    metadata: { ...metadataOf(item) },
    chunkSize: chunkBytes,
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest: withFreshHeaders,
    onUploadUrlAvailable: () => {
      if (upload.url) listener.onAddress(upload.url)
    },
    onProgress: sent => listener.onProgress(sent),
    onSuccess: () => listener.onDone(),
    onError: failure => void failureOf(failure, file).then(reason => listener.onFailed(reason)),
  })
  upload.start()
  return {
    stop: () => void upload.abort().catch(() => undefined),
  }
}
