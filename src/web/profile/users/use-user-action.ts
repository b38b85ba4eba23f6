import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'

/** What the server refuses for a reason it names is told where one works; all else is a message of the product (acceptance row P-E05). */
export const said = (message: TextKey): NotificationRules => ({
  success: { message },
  error: { message: 'common.somethingWentWrong', exclude: [400, 409, 429] },
})

/** One call at a time about a user: whether it is under way, and what was refused, in words. */
export function useUserAction() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{
    readonly message: string
    readonly fields: Readonly<Record<string, string>>
  }>()
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      if ([400, 409, 429].includes(failure.status))
        setRefused({ message: failure.message || t('common.somethingWentWrong'), fields: failure.fields })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run, clear: () => setRefused(undefined) }
}
