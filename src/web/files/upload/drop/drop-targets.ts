import type { AttachTo } from '../../../cards/files/upload-slot.ts'
import { createStore } from '../../../platform/store.ts'

/** Where dropped and pasted files go: to a card, or among the files. */
export interface DropTarget {
  readonly attachTo: AttachTo | undefined
}

/** The pages that take files; the one that came last is asked. */
export const dropTargets = createStore<readonly DropTarget[]>([])

/** A page takes files from now on. Returns what ends it. */
export function takeDrops(target: DropTarget): () => void {
  dropTargets.set(list => [...list, target])
  return () => dropTargets.set(list => list.filter(other => other !== target))
}
