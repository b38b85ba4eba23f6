import type { CardValues } from '#model/engine/define-card.ts'
import type { CardType } from '#model/record-types.ts'
import { session } from '../../../platform/client.ts'

/** Text of a card that was never saved, as this browser keeps it against closed tabs, lost connections and ended sessions. */
export interface LocalDraft {
  readonly version: number
  readonly savedAt: string
  readonly values: CardValues
}

/** Identifies a draft by person and record; drafts are never shown to another person at the same computer. */
export function localDraftKey(type: CardType, id: string): string | undefined {
  const { currentUser, currentMuseumId } = session.get()
  return currentUser && `vitrine.draft.${currentMuseumId ?? ''}.${currentUser.id}.${type}.${id}`
}

export function readLocalDraft(key: string): LocalDraft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null) ?? undefined
  } catch {
    return undefined
  }
}

export function keepLocalDraft(key: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage may be full or blocked: the server keeps the draft as well.
  }
}

export function dropLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage, no draft was stored.
  }
}
