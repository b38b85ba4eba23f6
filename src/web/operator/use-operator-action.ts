import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#model/api/endpoint.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { CallError } from '../platform/request/call-error.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'

/** How often the console asks anew for what others may change meanwhile. */
export const lookAgainMs = 10_000

/** What is said when it is done; wrong fields, and what the page shows by itself, are told where they are. */
export const saying = (message: TextKey, exclude: readonly number[] = [400]): NotificationRules => ({
  success: { message },
  error: { message: 'common.somethingWentWrong', exclude },
})

/** One call at a time; what it changes is read anew, also when it was refused: others may have been first. */
export function useOperatorAction(changes: readonly Endpoint[]) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  /** Why the server refused, in its words, where no field is wrong. */
  const [refusal, setRefusal] = useState<string>()
  const readAnew = () =>
    Promise.all(changes.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
  /** @returns whether it was done. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setRefused({})
    setRefusal(undefined)
    try {
      await work()
      await readAnew()
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setRefused(failure.fields)
      if (failure.status === 409 && Object.keys(failure.fields).length === 0) setRefusal(failure.message)
      await readAnew()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, refusal, run }
}
