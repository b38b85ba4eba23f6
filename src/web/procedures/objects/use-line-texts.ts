import { useTranslation } from 'react-i18next'
import type { CardType } from '#model/record-types.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'

type Params = Readonly<Record<string, string | number>>

/**
 * Returns the texts about the records that lines are about. Texts speak of objects; those about another type stand beside them
 * ('button_file'), for they differ in more than the noun.
 */
export function useLineTexts(type: CardType | undefined): (key: TextKey, params?: Params) => string {
  const { t } = useTranslation()
  const about: Params = type ? { context: type } : {}
  return (key, params = {}) => t(key, { ...params, ...about }) as string
}
