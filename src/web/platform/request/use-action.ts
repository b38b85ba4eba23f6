import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from './call-error.ts'
import { explainedStatuses } from './notification-rules.ts'

const nothing = async () => undefined

/** Runs one action at a time, and returns whether it is running and its last failed call. @param after runs when it has ended, even after a failure */
export function useAction(after: () => Promise<unknown> = nothing) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallError>()
  /** @returns true when it succeeded. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailed(undefined)
    try {
      await work()
      await after()
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setFailed(failure)
      await after()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, run, clear: () => setFailed(undefined) }
}

/** An action whose refusal is explained where it was started: in the server's words, and at the fields it names. */
export function useExplainedAction() {
  const { t } = useTranslation()
  const { busy, failed, run, clear } = useAction()
  const refused =
    failed && explainedStatuses.includes(failed.status)
      ? { message: failed.message || t('common.somethingWentWrong'), fields: failed.fields }
      : undefined
  return { busy, refused, run, clear }
}
