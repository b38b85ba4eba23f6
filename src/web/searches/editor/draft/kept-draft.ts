import type { SearchDraft } from './search-draft.ts'

/** What was typed and not saved, and the version of the saved search it began with. */
export interface KeptDraft {
  readonly draft: SearchDraft
  readonly version?: number
}

const keyOf = (id: string) => `vitrine.search.${id}`

/** What was typed in this tab before it was reloaded or left. */
export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
    return Array.isArray(kept?.draft?.blocks) ? kept : undefined
  } catch {
    // Shut, or of another version: one begins anew.
    return undefined
  }
}

/** Keeps what was typed; nothing once it has been saved or given up. */
export function keepDraft(id: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Full or shut: it stays as long as the page.
  }
}
