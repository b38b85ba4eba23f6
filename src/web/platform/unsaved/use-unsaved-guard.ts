import { useEffect, useEffectEvent } from 'react'
import { type Settle, unsaved } from './unsaved.ts'

/**
 * Protects the edits of a form: as long as `dirty` is true, leaving the page, closing the window and signing out ask first.
 * The asking is done once for all forms, by `UnsavedGuard` in the shell around them.
 * @param settle runs first for forms that save automatically
 */
export function useUnsavedGuard(dirty: boolean, settle?: Settle): void {
  const saves = settle !== undefined
  const save = useEffectEvent(async () => (await settle?.()) ?? false)
  useEffect(() => (dirty ? unsaved.hold(saves ? () => save() : undefined) : undefined), [dirty, saves])
}
