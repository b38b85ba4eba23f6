import { useTranslation } from 'react-i18next'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useLanguageSection } from './use-language-section.ts'

/** The language of the interface. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const current = useLanguage()
  const { id, items } = useLanguageSection()
  return (
    <Menu
      target={
        <IconButton label={`${current.toUpperCase()}, ${t('common.language')}: ${languageNames[current]}`}>
          {current.toUpperCase()}
        </IconButton>
      }
      sections={[{ id, items }]}
    />
  )
}
