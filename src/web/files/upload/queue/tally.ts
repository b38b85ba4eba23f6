import type { ItemState, UploadItem } from './upload-item.ts'

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

/** How the uploads stand as a whole, in one word. */
export function phaseOf({ of }: Tally): 'sending' | 'waiting' | 'paused' | 'processing' | 'lost' | 'done' {
  if (of.waiting > 0) return 'waiting'
  if (of.uploading + of.queued > 0) return 'sending'
  if (of.paused > 0) return 'paused'
  if (of.processing > 0) return 'processing'
  return of.lost > 0 ? 'lost' : 'done'
}
