import { useCallback, useEffect, useRef, useState } from 'react'
import { declarationOfId } from '#model/cards/declarations.ts'
import { searchFieldAsDeclared } from '#model/searches/as-declared.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { useUnsavedGuard } from '../../platform/unsaved/use-unsaved-guard.ts'
import { filtersOf, newDraft, type SearchDraft } from './draft/search-draft.ts'

/** Unsaved text, and the version of the saved search it is based on. */
interface KeptDraft {
  readonly draft: SearchDraft
  readonly version?: number
}

const keyOf = (id: string) => `vitrine.search.${id}`

/** A draft with its fields as the class declares them today: a tab outlives an update of the product. */
function draftAsDeclared(draft: SearchDraft): SearchDraft {
  const declaration = declarationOfId(draft.classId)
  if (!declaration) return draft
  const blocks = draft.blocks.map(block => ({
    ...block,
    filters: block.filters.map(filter => ({
      ...filter,
      field: searchFieldAsDeclared(declaration, filter.field),
    })),
  }))
  return { ...draft, blocks }
}

/** Returns the text typed in this tab before it was reloaded or left. */
export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
    return kept && Array.isArray(kept.draft?.blocks)
      ? { ...kept, draft: draftAsDeclared(kept.draft) }
      : undefined
  } catch {
    // Storage blocked, or a draft of another version: the editor starts empty.
    return undefined
  }
}

/** The stored draft; undefined once it has been saved or discarded. */
export function keepDraft(id: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Full or shut: it stays as long as the page.
  }
}

/** The search in the editor: stored for a reload of the tab, and guarded until it is saved. */
export function useDraft(key: string, initial: SearchDraft, version: number | undefined) {
  const [kept] = useState(() => keptDraft(key))
  const [draft, setDraft] = useState(kept?.draft ?? initial)
  const isDone = useRef(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial)
  useUnsavedGuard(isDirty)
  useEffect(() => {
    if (isDone.current) return
    const baseVersion = kept?.version ?? version
    keepDraft(
      key,
      isDirty ? { draft, ...(baseVersion !== undefined && { version: baseVersion }) } : undefined,
    )
  }, [key, draft, isDirty, kept, version])
  return {
    draft,
    change: setDraft,
    isDirty,
    /** True when text typed before the page was left or reloaded was restored. */
    isRestored: kept !== undefined && isDirty,
    /** The version of the saved search it is based on: it may be an older one. */
    version: kept?.version ?? version,
    /** Discards the stored draft. */
    forget: useCallback(() => {
      isDone.current = true
      keepDraft(key, undefined)
    }, [key]),
  }
}

const offer = (text: TextKey, run: () => void) =>
  notices.add('info', text, {}, { label: 'searches.editor.undo', run })

const hasLines = (draft: SearchDraft): boolean => filtersOf(draft).some(({ field }) => field !== '')

export interface EditorStart {
  /** The key of the stored draft: the id of the search, or 'new'. */
  readonly draftKey: string
  /** Restarts the editor with the stored draft, or else with the saved search. */
  readonly onRestart: () => void
  /** Fetches the saved search again first. */
  readonly onReload: () => void
}

/** Actions that remove much at once and can be undone: discarding, and searching another class. Undoing can itself be undone. */
export function useUndoableChanges(
  edited: ReturnType<typeof useDraft>,
  { draftKey, onRestart, onReload }: EditorStart,
) {
  const { draft, version, change, forget } = edited
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])

  /** The editor that discarded it is unmounted: the present one restarts with it. */
  const bringBack = (kept: KeptDraft) => {
    const since = keptDraft(draftKey)
    keepDraft(draftKey, kept)
    onRestart()
    if (since) offer('searches.editor.discarded', () => bringBack(since))
  }
  /** Replaces the lines; name and sharing stay. */
  const replaceLines = ({ classId, blocks }: Pick<SearchDraft, 'classId' | 'blocks'>) => {
    const before = latest.current
    change(now => ({ ...now, classId, blocks }))
    if (hasLines(before)) offer('searches.editor.linesReplaced', () => replaceLines(before))
  }
  return {
    discard: () => {
      const given = { draft, ...(version !== undefined && { version }) }
      forget()
      unsaved.giveUp()
      onReload()
      offer('searches.editor.discarded', () => bringBack(given))
    },
    searchClass: (classId: number) => replaceLines(newDraft(classId)),
  }
}
