import { useTranslation } from 'react-i18next'
import type { TextKey } from '../platform/i18n/text-key.ts'

/** Returns the names of buttons and pages by the keys that the guide has them by; a test holds that every key exists. */
export function useLabels(): (key: string) => string {
  const { t } = useTranslation()
  return key => t(key as TextKey)
}
