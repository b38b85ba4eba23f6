import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#model/languages.ts'
import { changeLanguage } from '../platform/i18n/change-language.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'

/** One button a language: short to the eye, by its full name to the ear. */
export function LanguageButtons() {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('common.language')}
      value={useLanguage()}
      options={languages.map(language => ({
        value: language,
        label: language.toUpperCase(),
        name: languageNames[language],
        lang: language,
      }))}
      onChange={language => void changeLanguage(language)}
    />
  )
}
