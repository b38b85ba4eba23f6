import type { CardValues } from '#model/engine/define-card.ts'
import type { CardForm } from '../../form/card-form.ts'
import type { LocalDraft } from './local-draft.ts'

/** Interval at which the draft is sent to the server while typing, in milliseconds. */
const serverMs = 4_000

/** Storage of drafts: in this browser, and on the server. */
export interface DraftPlaces {
  readonly keepHere: (draft: LocalDraft) => void
  readonly dropHere: () => void
  readonly send: (version: number, values: CardValues) => void
  readonly dropThere: () => void
}

export interface DraftKeeper {
  /** Checks for edits to store. */
  look(): void
  /** Stores and sends the edits now: the page is about to close. */
  flush(): void
  /** The same, and leaves the draft alone from then on: the record was taken over. */
  leaveStanding(): void
  /** Deletes the draft, after saving or discarding. */
  drop(): void
  /** Stores in this browser only: the closing page cannot wait. */
  rescue(): void
  stop(): void
}

/**
 * Stores unsaved edits: at once in this browser, every few seconds on the server. Starts with the first change; the draft is deleted when
 * everything is saved or reverted.
 * @param version returns the version of the record that the edits are based on
 */
export function createDraftKeeper(form: CardForm, version: () => number, places: DraftPlaces): DraftKeeper {
  let kept = false
  let standing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const calm = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const keepHere = () => {
    kept = true
    places.keepHere({ version: version(), savedAt: new Date().toISOString(), values: form.values.all() })
  }
  const send = () => {
    calm()
    places.send(version(), form.values.all())
  }
  const drop = () => {
    calm()
    if (!kept || standing) return
    kept = false
    places.dropHere()
    places.dropThere()
  }
  const isDirty = () => form.assessment.get().changes.length > 0
  const flush = () => {
    if (standing || form.assessNow().changes.length === 0) return
    keepHere()
    send()
  }
  return {
    look: () => {
      if (standing) return
      if (!isDirty()) return drop()
      keepHere()
      timer ??= setTimeout(send, serverMs)
    },
    flush,
    leaveStanding: () => {
      flush()
      standing = true
    },
    rescue: () => {
      if (!standing && form.assessNow().changes.length > 0) keepHere()
    },
    drop,
    stop: calm,
  }
}
