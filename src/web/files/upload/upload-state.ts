import type { AttachTo } from '../../cards/files/upload-slot.ts'
import { createStore } from '../../platform/store.ts'
import { isOwnFile, type PickedFile } from './collect-files.ts'

/** Files chosen for upload, before anything is sent. */
export interface Offer {
  readonly id: number
  readonly files: readonly PickedFile[]
  readonly attachTo: AttachTo | undefined
}

let nextId = 1

/** The offers of this tab; the first one is under review. */
export const offers = createStore<readonly Offer[]>([])

/** Offers files for uploading: they are checked, reviewed if necessary, and sent. */
export function offerFiles(files: readonly PickedFile[], attachTo?: AttachTo): void {
  const own = files.filter(isOwnFile)
  if (own.length > 0) offers.set(list => [...list, { id: nextId++, files: own, attachTo }])
}

/** Removes an offer once its upload has started or it was dismissed. */
export const dismissOffer = (id: number): void => offers.set(list => list.filter(offer => offer.id !== id))

/** True while the drawer of the last uploads is open. */
export const batchesOpen = createStore(false)
