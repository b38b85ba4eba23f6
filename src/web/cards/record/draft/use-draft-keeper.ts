import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../platform/client.ts'
import { unsaved } from '../../../platform/unsaved/unsaved.ts'
import type { CardArea } from '../../card-area.ts'
import { isNewCard } from '../../data/new-card.ts'
import type { CardForm } from '../../form/card-form.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { dropLocalDraft, keepLocalDraft, localDraftKey, readLocalDraft } from './local-draft.ts'

/**
 * Stores drafts of a form while it is open. Deliberately leaving without saving deletes the draft; an ended session, a lost connection or
 * a closed tab keeps it.
 * @param version returns the version of the record that the edits are based on
 */
export function useDraftKeeper(
  area: CardArea,
  id: string,
  version: () => number,
  form: CardForm,
): DraftKeeper {
  const [keeper] = useState(() => {
    const { endpoints, type } = area
    // Computed while the user is signed in, so that a draft of an expired session is still theirs.
    const key = localDraftKey(type, id)
    const quietly = (answer: Promise<unknown>) => void answer.catch(() => undefined)
    return createDraftKeeper(form, version, {
      keepHere: draft => key && keepLocalDraft(key, draft),
      dropHere: () => key && dropLocalDraft(key),
      // No answer is no matter: the browser has it, and the next change sends it again.
      send: (of, values) => {
        // What does not exist yet has its draft in the browser alone.
        if (isNewCard(id)) return
        const sent = key && readLocalDraft(key)?.savedAt
        const kept = call(endpoints.keepDraft, {
          params: { id },
          body: { version: of, values: { ...values } },
        })
        // A draft on the server is not kept in the browser, where the next person at the computer could find it.
        quietly(kept.then(() => key && readLocalDraft(key)?.savedAt === sent && dropLocalDraft(key)))
      },
      dropThere: () => !isNewCard(id) && quietly(call(endpoints.dropDraft, { params: { id } })),
    })
  })
  const onLeave = useEffectEvent(() => {
    form.assessNow()
    // Discarded by the user, or saved: there is no draft any more.
    if (unsaved.any()) keeper.flush()
    else keeper.drop()
    keeper.stop()
  })
  useEffect(() => {
    const end = form.assessment.subscribe(keeper.look)
    addEventListener('pagehide', keeper.rescue)
    return () => {
      end()
      removeEventListener('pagehide', keeper.rescue)
      onLeave()
    }
  }, [form, keeper])
  return keeper
}
