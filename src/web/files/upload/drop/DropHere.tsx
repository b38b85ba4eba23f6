import { useEffect } from 'react'
import type { AttachTo } from '../../../cards/files/upload-slot.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { takeDrops } from './drop-targets.ts'

/** While it is on the page, files dropped anywhere or pasted are uploaded, for who may; with a card, attached to it. */
export function DropHere({ attachTo }: { readonly attachTo?: AttachTo | undefined }) {
  const may = useCan({ permissions: ['damUpload'] })
  const { type, id, title } = attachTo ?? {}
  useEffect(() => {
    if (!may) return
    const card = type === undefined || id === undefined ? undefined : { type, id, title: title ?? '' }
    return takeDrops({ attachTo: card })
  }, [may, type, id, title])
  return null
}
