import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#model/languages.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { MenuSection } from '../../ui/Menu.tsx'

/** The languages as a part of a menu. */
export function useLanguageSection(): MenuSection & { readonly label: string } {
  const { t } = useTranslation()
  const current = useLanguage()
  return {
    id: 'languages',
    label: t('common.language'),
    items: languages.map(language => ({
      id: language,
      label: languageNames[language],
      lang: language,
      checked: language === current,
      onSelect: () => void changeLanguage(language),
    })),
  }
}
