import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint } from '#model/api/endpoint.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { CallError } from '../platform/request/call-error.ts'
import type { NotificationRules } from '../platform/request/notification-rules.ts'

/** What is said when it is done; wrong fields are told where they are. */
export const saying = (message: TextKey): NotificationRules => ({
  success: { message },
  error: { message: 'common.somethingWentWrong', exclude: [400] },
})

/** One call at a time; what it changes is read anew, also when it was refused: others may have been first. */
export function useOperatorAction(changes: readonly Endpoint[]) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const readAnew = () =>
    Promise.all(changes.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
  /** @returns whether it was done. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setRefused({})
    try {
      await work()
      await readAnew()
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setRefused(failure.fields)
      await readAnew()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run }
}
