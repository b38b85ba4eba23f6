import { useTranslation } from 'react-i18next'
import { languages } from '#model/languages.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'

/** The language of the interface. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const current = useLanguage()
  return (
    <Menu
      target={
        <IconButton label={`${current.toUpperCase()}, ${t('common.language')}: ${languageNames[current]}`}>
          {current.toUpperCase()}
        </IconButton>
      }
      sections={[
        {
          id: 'languages',
          items: languages.map(language => ({
            id: language,
            label: languageNames[language],
            lang: language,
            checked: language === current,
            onSelect: () => void changeLanguage(language),
          })),
        },
      ]}
    />
  )
}
