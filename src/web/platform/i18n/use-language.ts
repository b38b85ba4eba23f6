import { useTranslation } from 'react-i18next'
import { chooseLanguage, type Language } from '#model/languages.ts'

/** The language on the screen; the component renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return chooseLanguage([i18n.resolvedLanguage ?? i18n.language])
}
