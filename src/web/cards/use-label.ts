import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/cards/card-types.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'

/**
 * Names of what a type of card declares: fields by their path ('materials/technique'), sections ('section/naming'), kinds
 * ('kind/botany'), one entry of a list ('row/materials').
 */
export function useLabel(type: CardType) {
  const { t } = useTranslation()
  return useCallback((path: string): string => t(`${type}.${path}` as TextKey) as string, [t, type])
}
