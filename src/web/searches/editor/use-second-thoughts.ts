import { useEffect, useRef } from 'react'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { notices } from '../../platform/notices/notices.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { type KeptDraft, keepDraft, keptDraft } from './draft/kept-draft.ts'
import { filtersOf, newDraft, type SearchDraft } from './draft/search-draft.ts'
import type { useDraft } from './use-draft.ts'

const offer = (text: TextKey, run: () => void) =>
  notices.add('info', text, {}, { label: 'searches.editor.undo', run })

const hasLines = (draft: SearchDraft): boolean => filtersOf(draft).some(({ field }) => field !== '')

export interface EditorStart {
  /** Under which the draft is kept: the id of the search, or 'new'. */
  readonly draftKey: string
  /** The editor begins anew with what is kept, or else with what was fetched. */
  readonly onRestart: () => void
  /** Fetches what is saved anew first. */
  readonly onReload: () => void
}

/** What takes much away at once, and offers it back: discarding, and searching another class. Taking it back offers what was done since. */
export function useSecondThoughts(
  edited: ReturnType<typeof useDraft>,
  { draftKey, onRestart, onReload }: EditorStart,
) {
  const { draft, version, change, forget } = edited
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])

  /** The editor that gave it up is gone: the one that stands there now begins anew with it. */
  const bringBack = (kept: KeptDraft) => {
    const since = keptDraft(draftKey)
    keepDraft(draftKey, kept)
    onRestart()
    if (since) offer('searches.editor.discarded', () => bringBack(since))
  }
  /** Other lines in place of those that stand there; name and sharing stay. */
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
