import { useState } from 'react'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { declaredValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import { call } from '../../../platform/client.ts'
import type { CardArea } from '../../card-area.ts'
import { isNewCard } from '../../data/new-card.ts'
import { dropLocalDraft, localDraftKey, readLocalDraft } from './local-draft.ts'

/** Unsaved text from an earlier time, found when a card is opened for editing. */
export interface FoundDraft {
  readonly version: number
  readonly savedAt: string
  readonly takenOver: boolean
  /** Reads the text itself. */
  read(): Promise<CardValues>
}

/** The newest unsaved text of this person and card, of this browser or of the server. */
export function useFoundDraft({ endpoints, type, declaration }: CardArea, card: CardAnswer) {
  const [draft, setDraft] = useState<FoundDraft | undefined>(() => {
    const key = localDraftKey(type, card.id)
    const here = key === undefined ? undefined : readLocalDraft(key)
    const there = card.draft ?? undefined
    if (here && (!there || here.savedAt >= there.savedAt)) {
      const values = declaredValues(fieldsOf(declaration), asDeclared(declaration, here.values))
      return { ...here, takenOver: there?.takenOver ?? false, read: async () => values }
    }
    return (
      there && {
        ...there,
        read: async () => (await call(endpoints.readDraft, { params: { id: card.id } })).values,
      }
    )
  })
  return {
    draft,
    /** Closes the draft: kept when its text was restored, deleted when it was discarded. */
    put: (keep: boolean) => {
      setDraft(undefined)
      if (keep) return
      const key = localDraftKey(type, card.id)
      if (key) dropLocalDraft(key)
      if (!isNewCard(card.id))
        void call(endpoints.dropDraft, { params: { id: card.id } }).catch(() => undefined)
    },
  }
}
