import { declarationOfId } from '#model/cards/declarations.ts'
import { searchFieldAsDeclared } from '#model/searches/as-declared.ts'
import type { SearchDraft } from './search-draft.ts'

/** What was typed and not saved, and the version of the saved search it began with. */
export interface KeptDraft {
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

/** What was typed in this tab before it was reloaded or left. */
export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
    return kept && Array.isArray(kept.draft?.blocks)
      ? { ...kept, draft: draftAsDeclared(kept.draft) }
      : undefined
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
