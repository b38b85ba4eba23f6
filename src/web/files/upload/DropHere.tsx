import { useEffect } from 'react'
import type { AttachTo } from '../../cards/files/upload-slot.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { createStore } from '../../platform/store.ts'

/** The destination of dropped and pasted files: a record, or the files as such. */
export interface DropTarget {
  readonly attachTo: AttachTo | undefined
}

/** The pages that accept files; the one opened last receives them. */
export const dropTargets = createStore<readonly DropTarget[]>([])

/** Registers a page that accepts files. Returns a function that unregisters it. */
function registerDropTarget(target: DropTarget): () => void {
  dropTargets.set(list => [...list, target])
  return () => dropTargets.set(list => list.filter(other => other !== target))
}

/** While it is on the page, files dropped anywhere or pasted are uploaded, for who may; with a card, attached to it. */
export function DropHere({ attachTo }: { readonly attachTo?: AttachTo | undefined }) {
  const may = useCan({ permissions: ['damUpload'] })
  const { type, id, title } = attachTo ?? {}
  useEffect(() => {
    if (!may) return
    const card = type === undefined || id === undefined ? undefined : { type, id, title: title ?? '' }
    return registerDropTarget({ attachTo: card })
  }, [may, type, id, title])
  return null
}
