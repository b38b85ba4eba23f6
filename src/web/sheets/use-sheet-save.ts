import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardValues } from '#model/engine/define-card.ts'
import { asSent } from '#model/engine/sent-empty.ts'
import type { CardForm } from '../cards/form/card-form.ts'
import { type Rebased, rebase } from '../cards/record/conflict/rebase.ts'
import { notices } from '../platform/notices/notices.ts'
import { CallError, isCancelled } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { picksDone } from '../ui/suggest/picks.ts'

/** A saved sheet. */
export interface SavedSheet {
  readonly values: CardValues
  readonly version: number
}

export interface SheetSaving {
  readonly busy: boolean
  /** Set when another user has saved since, and both have changed some of the same fields. */
  readonly conflict: Rebased | undefined
  /** Counts refusals, so that the problems are announced again. */
  readonly attempt: number
  /** True when everything is saved. */
  save(): Promise<boolean>
  /** Saves the form with the chosen texts; undefined returns to the unchanged form. */
  resolve(mine: ReadonlySet<string> | undefined): Promise<boolean>
}

export interface SheetSaveOptions {
  readonly form: CardForm
  /**
   * As the form was opened; or its current state, if known: changes saved by others are then shown, unless there are unsaved changes here,
   * which are rebased onto them when saved.
   */
  readonly saved: SavedSheet
  /** Sends the values of the form. @throws {CallError} 400 with the fields that are wrong; 409 with the current state of the sheet. */
  readonly send: (values: CardValues, version: number) => Promise<SavedSheet>
  /** Returns the current sheet from the data of a 409 answer. */
  readonly sheetOf: (data: unknown) => SavedSheet | undefined
}

const [refused, changedMeanwhile] = [400, 409]

/** Saves the form of a sheet: validates the fields before the server does, and merges changes that others have saved since. */
export function useSheetSave({ form, saved, send, sheetOf }: SheetSaveOptions): SheetSaving {
  const { t } = useTranslation()
  const { declaration } = form
  const last = useRef(saved)
  const isBusy = useRef(false)
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<Rebased>()
  const [attempt, setAttempt] = useState(0)

  const accept = (answer: SavedSheet, sent: CardValues) => {
    const typed = form.values.all()
    // Text typed while the answer was pending is applied to it.
    const next =
      typed === sent ? answer.values : rebase(declaration, sent, typed, answer.values).resolve(new Set())
    last.current = answer
    form.replace(next, answer.values)
  }

  const adopt = (theirs: SavedSheet, rebased: Rebased, mine: ReadonlySet<string>) => {
    last.current = theirs
    form.replace(rebased.resolve(mine), theirs.values)
  }

  const theirs = useRef<SavedSheet>(saved)
  const meet = async (now: SavedSheet): Promise<boolean> => {
    theirs.current = now
    const rebased = rebase(declaration, last.current.values, form.values.all(), now.values)
    if (rebased.conflicts.length > 0) {
      setConflict(rebased)
      return false
    }
    adopt(now, rebased, new Set())
    notices.add('info', 'cards.messages.merged')
    return put()
  }

  const put = async (): Promise<boolean> => {
    const sent = form.values.all()
    try {
      accept(await send(asSent(declaration, sent), last.current.version), sent)
      return true
    } catch (failure) {
      if (isCancelled(failure)) return false
      const now =
        failure instanceof CallError && failure.status === changedMeanwhile
          ? sheetOf((failure.data as { readonly data?: unknown }).data)
          : undefined
      if (now) return meet(now)
      if (
        failure instanceof CallError &&
        failure.status === refused &&
        Object.keys(failure.fields).length > 0
      ) {
        form.refuse(failure.fields)
        setAttempt(count => count + 1)
      } else notices.add('error', wordsForFailure(failure))
      return false
    }
  }

  const inTurn = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }

  const catchUp = useEffectEvent(() => {
    if (saved.version <= last.current.version || isBusy.current) return
    if (form.assessNow().changes.length > 0) return
    last.current = saved
    form.replace(saved.values, saved.values)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version has to be applied
  useEffect(() => catchUp(), [saved.version])

  return {
    busy,
    conflict,
    attempt,
    save: () =>
      inTurn(async () => {
        await picksDone()
        const { problems } = form.assessNow()
        if (problems.size === 0) return put()
        const words = [...problems].map(([place, { key, params }]) => [
          place,
          t(`validation.${key}`, { ...params }),
        ])
        form.refuse(Object.fromEntries(words))
        setAttempt(count => count + 1)
        return false
      }),
    resolve: mine =>
      inTurn(async () => {
        if (!conflict) return false
        setConflict(undefined)
        if (!mine) return false
        adopt(theirs.current, conflict, mine)
        return put()
      }),
  }
}
