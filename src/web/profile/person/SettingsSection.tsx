import { useTranslation } from 'react-i18next'
import { languages } from '#model/languages.ts'
import { changeLanguage } from '../../platform/i18n/change-language.ts'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { chooseTheme, themeChoices, useThemeChoice } from '../../ui/color-scheme.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import styles from '../ProfilePage.module.css'
import { Row } from '../Row.tsx'
import { Section } from '../Section.tsx'

/** Language and appearance. */
export function SettingsSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('profile.settings')}>
      <dl>
        <Row label={t('common.language')}>
          <SegmentedControl
            label={t('common.language')}
            value={useLanguage()}
            options={languages.map(language => ({
              value: language,
              label: languageNames[language],
              lang: language,
            }))}
            onChange={language => void changeLanguage(language)}
          />
          <p className={styles.hint}>{t('profile.languageHint')}</p>
        </Row>
        <Row label={t('common.theme')}>
          <SegmentedControl
            label={t('common.theme')}
            value={useThemeChoice()}
            options={themeChoices.map(theme => ({ value: theme, label: t(`common.themes.${theme}`) }))}
            onChange={chooseTheme}
          />
          <p className={styles.hint}>{t('profile.themeHint')}</p>
        </Row>
      </dl>
    </Section>
  )
}
