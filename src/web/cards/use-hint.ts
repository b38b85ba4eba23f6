import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../platform/i18n/text-key.ts'

/** Help that stays in view below a field; most fields need none. */
export function useHint(area: string) {
  const { t, i18n } = useTranslation()
  return useCallback(
    (path: string): string | undefined => {
      const key = `${area}.hint/${path}`
      return i18n.exists(key) ? (t(key as TextKey) as string) : undefined
    },
    [t, i18n, area],
  )
}
