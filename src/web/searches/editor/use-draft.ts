import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { keepDraft, keptDraft } from './draft/kept-draft.ts'
import type { SearchDraft } from './draft/search-draft.ts'

/** The search that is put together: kept for a reload of the tab, and guarded until it is saved. */
export function useDraft(key: string, initial: SearchDraft, version: number | undefined) {
  const [kept] = useState(() => keptDraft(key))
  const [draft, setDraft] = useState(kept?.draft ?? initial)
  const isDone = useRef(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial)
  useUnsavedGuard(isDirty)
  useEffect(() => {
    if (isDone.current) return
    const begunWith = kept?.version ?? version
    keepDraft(key, isDirty ? { draft, ...(begunWith !== undefined && { version: begunWith }) } : undefined)
  }, [key, draft, isDirty, kept, version])
  return {
    draft,
    change: setDraft,
    isDirty,
    /** What was typed before the page was left or reloaded stands here again. */
    isRestored: kept !== undefined && isDirty,
    /** The version of the saved search that it began with: it may be an older one. */
    version: kept?.version ?? version,
    /** Nothing has to be kept any more. */
    forget: useCallback(() => {
      isDone.current = true
      keepDraft(key, undefined)
    }, [key]),
  }
}
