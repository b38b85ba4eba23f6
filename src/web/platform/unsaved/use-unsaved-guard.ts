import { useEffect } from 'react'
import { unsaved } from './unsaved.ts'

/**
 * Protects the edits of a form: as long as `dirty` is true, leaving the page, closing the window and signing out ask first.
 * The asking is done once for all forms, by `UnsavedGuard` in the shell around them.
 */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => (dirty ? unsaved.hold() : undefined), [dirty])
}
