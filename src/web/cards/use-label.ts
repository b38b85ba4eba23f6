import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '../platform/i18n/text-key.ts'

/**
 * Returns labels of a sheet, from its area of texts: fields by their path ('materials/technique'), sections ('section/naming'), kinds
 * ('kind/botany'), one entry of a list ('row/materials').
 */
export function useLabel(area: string) {
  const { t } = useTranslation()
  return useCallback((path: string): string => t(`${area}.${path}` as TextKey) as string, [t, area])
}
