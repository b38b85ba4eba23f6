import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardAnswer, LockInfo } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asSent } from '#model/engine/sent-empty.ts'
import type { CardType } from '#model/record-types.ts'
import type { Problem } from '#model/validation/validators.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { CallError, isCancelled } from '../../../platform/request/call-error.ts'
import type { NotificationRules } from '../../../platform/request/notification-rules.ts'
import { picksDone } from '../../../ui/suggest/picks.ts'
import type { CardArea } from '../../card-area.ts'
import { cardWordKey } from '../../card-words.ts'
import { isNewCard } from '../../data/new-card.ts'
import { fieldValues } from '../../form/assess.ts'
import type { CardForm } from '../../form/card-form.ts'
import { type Rebased, rebase } from '../conflict/rebase.ts'
import type { CardLock } from './use-lock.ts'

/** A save that conflicts with another: fields that both changed, to choose from (acceptance row C-K15). */
export interface OpenConflict {
  readonly theirs: CardAnswer
  readonly rebased: Rebased
}

/** Why the last save got nowhere: no answer, a server that asks to wait, or a refusal that a form cannot mend. */
export type SaveTrouble = 'offline' | 'busy' | 'failed'

/** Milliseconds until a save is tried again, longer each time. */
const againAfter = [3_000, 6_000, 12_000, 30_000] as const

export interface Saving {
  readonly busy: boolean
  /** Error of the last save, until one succeeds. A save that got no answer, or was asked to wait, is retried automatically. */
  readonly trouble: SaveTrouble | undefined
  readonly conflict: OpenConflict | undefined
  /** True when everything is saved. */
  save(): Promise<boolean>
  /** Saves the form with the chosen texts; undefined returns to the unchanged form. */
  resolve(mine: ReadonlySet<string> | undefined): Promise<boolean>
  /** The version the form began from. */
  version(): number
}

interface Circumstances {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly form: CardForm
  readonly lock: CardLock
  readonly put: (answer: CardAnswer) => void
  /** Called when fields are wrong; the problems are shown at the fields. */
  readonly onWrong: () => void
  readonly say: (problem: Problem) => string
  /** Called with the record that the first save has made. */
  readonly onMade: (made: CardAnswer) => void
}

/** Notifications of a save: only success, as problems are shown where they can be corrected: at the fields, in the banner of the lock, in the save bar. */
const rules = (type: CardType): NotificationRules => ({
  success: { message: cardWordKey(type, 'saved') },
})

const troubleOf = ({ status }: CallError): SaveTrouble =>
  status === 0 ? 'offline' : status === 429 || status === 502 || status === 504 ? 'busy' : 'failed'

/** Saves a form: validates the fields before the server does, and merges changes that others have saved since. */
export function useSave({ area, card, form, lock, put, onWrong, say, onMade }: Circumstances): Saving {
  const { declaration, endpoints } = area
  const saved = useRef(card)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<OpenConflict>()
  const [trouble, setTrouble] = useState<SaveTrouble>()
  /** Number of consecutive retries of a save. */
  const tries = useRef(0)

  const accept = (answer: CardAnswer, sent: Readonly<Record<string, unknown>>) => {
    const typed = form.values.all()
    const now = fieldValues(declaration, answer)
    // Edits typed while the request was running are applied to the answer.
    const next = typed === sent ? now : rebase(declaration, sent, typed, now).resolve(new Set())
    saved.current = answer
    form.replace(next, now)
    put(answer)
  }

  const meet = async (paths: readonly string[]): Promise<boolean> => {
    const theirs = await call(endpoints.read, { params: { id: card.id } })
    // Closed in between: the form shows it, and keeps the unsaved text.
    if (!theirs.abilities.edit) {
      put(theirs)
      return false
    }
    const rebased = rebase(
      declaration,
      fieldValues(declaration, saved.current),
      form.values.all(),
      fieldValues(declaration, theirs),
    )
    if (rebased.conflicts.length > 0) {
      setConflict({ theirs, rebased })
      return false
    }
    adopt(theirs, rebased, new Set())
    // Files and links that changed beside the fields are not worth a notice to the editor.
    if (paths.some(path => !path.startsWith('@'))) notices.add('info', 'cards.messages.merged')
    return send()
  }

  const adopt = (theirs: CardAnswer, rebased: Rebased, mine: ReadonlySet<string>) => {
    saved.current = theirs
    form.replace(rebased.resolve(mine), fieldValues(declaration, theirs))
  }

  const onFailure = async (failure: unknown): Promise<boolean> => {
    if (isCancelled(failure) || !(failure instanceof CallError)) return false
    if (failure.status === 400) {
      form.refuse(failure.fields)
      onWrong()
    }
    if (failure.status === 409) {
      const { data } = failure.data as { readonly data?: { readonly paths?: readonly string[] } }
      return meet(data?.paths ?? [''])
    }
    if (failure.status === 423) {
      const { data } = failure.data as { readonly data?: LockInfo }
      // A lock that merely expired (on a sleeping laptop) is acquired again without asking.
      if (!data?.isLockedBySomeoneElse && (await lock.take())) return send()
      lock.lost(data)
    }
    if (![400, 409, 423, 401].includes(failure.status)) setTrouble(troubleOf(failure))
    return false
  }

  /** Saves a record for the first time, which brings it into being, and hands it on. */
  const create = async (sent: CardValues): Promise<boolean> => {
    try {
      const values = { ...asSent(declaration, sent) }
      const made = await call(
        endpoints.create,
        { body: { values } },
        { notify: rules(declaration.typeOf(sent)) },
      )
      form.replace(sent, sent)
      onMade(made)
      return true
    } catch (failure) {
      return onFailure(failure)
    }
  }

  const send = async (): Promise<boolean> => {
    const sent = form.values.all()
    const { id } = card
    setTrouble(undefined)
    if (isNewCard(id)) return create(sent)
    const body = { ...asSent(declaration, sent), id, version: saved.current.version }
    try {
      accept(
        await call(endpoints.save, { params: { id }, body }, { notify: rules(declaration.typeOf(sent)) }),
        sent,
      )
      tries.current = 0
      return true
    } catch (failure) {
      return onFailure(failure)
    }
  }

  const inTurn = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      return await work()
    } catch (failure) {
      // The other version could not be read; the form is as it was.
      if (failure instanceof CallError) setTrouble(troubleOf(failure))
      return false
    } finally {
      setBusy(false)
    }
  }

  const save = () =>
    inTurn(async () => {
      await picksDone()
      const { changes, problems } = form.assessNow()
      if (changes.length === 0 && problems.size === 0) {
        setTrouble(undefined)
        return true
      }
      if (problems.size > 0) {
        form.refuse(Object.fromEntries([...problems].map(([place, problem]) => [place, say(problem)])))
        onWrong()
        return false
      }
      return send()
    })

  const onAgain = useEffectEvent(() => {
    tries.current += 1
    void save()
  })
  const waits = !busy && (trouble === 'offline' || trouble === 'busy')
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => onAgain(), againAfter[Math.min(tries.current, againAfter.length - 1)])
    const online = () => onAgain()
    addEventListener('online', online)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', online)
    }
  }, [waits])

  return {
    busy,
    trouble,
    conflict,
    version: () => saved.current.version,
    save,
    resolve: mine =>
      inTurn(async () => {
        if (!conflict) return false
        setConflict(undefined)
        if (!mine) return false
        adopt(conflict.theirs, conflict.rebased, mine)
        return send()
      }),
  }
}
