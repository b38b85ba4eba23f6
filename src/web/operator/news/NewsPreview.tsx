import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#model/languages.ts'
import { spokenText } from '#model/news/spoken-text.ts'
import { NewsWords } from '../../news/NewsWords.tsx'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { WrittenTexts } from '../LanguageTexts.tsx'
import styles from '../Operator.module.css'

export interface NewsPreviewProps {
  readonly texts: WrittenTexts
  readonly publishedAt: string
  readonly pinned: boolean
}

/** News as a reader of each language will see them. */
export function NewsPreview({ texts, publishedAt, pinned }: NewsPreviewProps) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const spoken = spokenText(texts, [language])
  if (!spoken) return <p className={styles.quiet}>{t('operator.news.previewNone')}</p>
  return (
    <div className={styles.preview}>
      <SegmentedControl
        label={`${t('operator.news.preview')}: ${t('common.language')}`}
        value={language}
        options={languages.map(code => ({ value: code, label: languageNames[code], lang: code }))}
        onChange={setLanguage}
      />
      <NewsWords news={{ ...spoken, publishedAt, pinned }} heading="h3" />
    </div>
  )
}
