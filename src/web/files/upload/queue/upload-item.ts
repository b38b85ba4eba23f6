import type { TextKey } from '../../../platform/i18n/text-key.ts'

/**
 * States of a file: `queued` waits its turn, `waiting` for the connection; `processing` is the server's turn; `lost` did not arrive before
 * the page was closed, and the browser could not store it.
 */
type ItemState =
  | 'queued'
  | 'uploading'
  | 'waiting'
  | 'paused'
  | 'processing'
  | 'ready'
  | 'failed'
  | 'lost'
  | 'undone'

/** The reason why a file failed: in the server's words, or in ours. */
export type Reason = { readonly message: string } | { readonly key: TextKey }

/** A file on its way. */
export interface UploadItem {
  readonly key: string
  readonly batchId: string
  readonly name: string
  readonly folder: string
  readonly type: string
  readonly bytes: number
  readonly lastModified: number
  /** Place among the files of its batch. */
  readonly place: number
  readonly cover: boolean
  /** The record it is attached to, other than that of its batch: 'object/12'. */
  readonly attachTo: string | undefined
  readonly sha256: string | undefined
  readonly file: File | undefined
  readonly handle: FileSystemFileHandle | undefined
  /** The address the server gave the upload, to resume it. */
  readonly address: string | undefined
  readonly state: ItemState
  readonly sent: number
  /** Bytes a second; while it is uploading. */
  readonly speed: number
  readonly reason: Reason | undefined
  /** True when the server has all of it, and can process it again. */
  readonly canRetry: boolean
  /** The card it became. */
  readonly fileId: string | undefined
  /** Titles of files with the same content, as the server found. */
  readonly duplicates: readonly string[]
}

/** The id of an upload: the last part of its address. */
export const uploadIdOf = ({ address }: Pick<UploadItem, 'address'>): string | undefined =>
  address?.split('/').at(-1)

/** Still to be sent, or being sent. */
export const isOnItsWay = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state === 'queued' || state === 'uploading' || state === 'waiting' || state === 'paused'

/** The uploads of this tab, summed up. */
export interface Tally {
  readonly total: number
  readonly bytes: number
  readonly sent: number
  /** Bytes a second, of all together. */
  readonly speed: number
  readonly of: Readonly<Record<ItemState, number>>
}

const none = (): Record<ItemState, number> => ({
  queued: 0,
  uploading: 0,
  waiting: 0,
  paused: 0,
  processing: 0,
  ready: 0,
  failed: 0,
  lost: 0,
  undone: 0,
})

/** Sums up uploads. */
export function tally(items: readonly UploadItem[]): Tally {
  const of = none()
  let [bytes, sent, speed] = [0, 0, 0]
  for (const item of items) {
    of[item.state] += 1
    bytes += item.bytes
    sent += item.sent
    if (item.state === 'uploading') speed += item.speed
  }
  return { total: items.length, bytes, sent, speed, of }
}

/** Returns the state of the uploads as a whole. */
export function phaseOf({ of }: Tally): 'sending' | 'waiting' | 'paused' | 'processing' | 'lost' | 'done' {
  if (of.waiting > 0) return 'waiting'
  if (of.uploading + of.queued > 0) return 'sending'
  if (of.paused > 0) return 'paused'
  if (of.processing > 0) return 'processing'
  return of.lost > 0 ? 'lost' : 'done'
}
