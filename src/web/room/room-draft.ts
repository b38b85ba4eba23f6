import type { CardValues } from '#model/engine/define-card.ts'
import { browserStore } from '../platform/browser-store.ts'

/** What was written and not sent yet. */
export interface RoomDraft {
  readonly values: CardValues
  readonly lines: Readonly<Record<string, CardValues>>
}

const empty: RoomDraft = { values: {}, lines: {} }

const isDraft = (kept: unknown): kept is RoomDraft =>
  typeof kept === 'object' && kept !== null && 'values' in kept && 'lines' in kept

/** Keeps it in this browser until it is sent. @param key of the procedure and the answer. */
export function roomDraft(key: string) {
  const store = browserStore<RoomDraft>(`vitrine.room.${key}`)
  return {
    get: (): RoomDraft => {
      const kept = store.get()
      return isDraft(kept) ? kept : empty
    },
    set: (draft: RoomDraft) => store.set(() => draft),
    clear: () => store.set(() => undefined),
  }
}
