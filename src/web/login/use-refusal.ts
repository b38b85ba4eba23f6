import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, isCancelled } from '../platform/request/call-error.ts'

/** Runs a form's call and keeps what to show when it fails: the server's words, or that it cannot be reached (acceptance row P-A07). */
export function useRefusal() {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<unknown>()
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined)
    try {
      await work()
    } catch (reason) {
      if (!isCancelled(reason)) setFailure(reason)
    }
  }
  const wordsOf = (reason: unknown): string => {
    if (!(reason instanceof CallError)) return t('common.somethingWentWrong')
    if (reason.status === 0) return t('common.unreachable')
    return Object.values(reason.fields)[0] ?? (reason.description || t('common.somethingWentWrong'))
  }
  return { failure, refusal: failure === undefined ? undefined : wordsOf(failure), attempt }
}
