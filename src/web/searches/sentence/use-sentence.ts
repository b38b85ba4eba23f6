import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { AskedSearch } from './asked-search.ts'
import { sentenceOf } from './sentence-of.ts'

/** Says searches in the language on the screen. */
export function useSentence(): (search: AskedSearch) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return useCallback(search => sentenceOf(search, t, language), [t, language])
}
