import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import type { searchEverywhere } from '#model/api/searches/general.ts'
import { showYears } from '#model/dates/show-years.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from './Search.module.css'
import { searchPath } from './search-address.ts'

export interface HowReadProps {
  /** As it was typed. */
  readonly q: string
  readonly found: OutputOf<typeof searchEverywhere>
}

/** How what was typed was read, where it can be read in several ways: ages, and words that were mended. */
export function HowRead({ q, found: { age, didYouMean, q: searched } }: HowReadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const mended = didYouMean !== null && searched === didYouMean
  const years = age && showYears(age, language)
  return (
    <>
      {mended && <p className={styles.note}>{t('generalSearch.mended', { q, near: didYouMean })}</p>}
      {didYouMean !== null && !mended && (
        <p className={styles.note}>
          {t('generalSearch.didYouMean')}{' '}
          <Link to={searchPath} search={{ q: didYouMean }}>
            {didYouMean}
          </Link>
        </p>
      )}
      {age && (
        <p className={styles.note}>
          {t(age.applied ? 'generalSearch.age.read' : 'generalSearch.age.offer', { text: age.text, years })}{' '}
          <Link to={searchPath} search={{ q: searched, ages: age.applied ? 'asWords' : 'read' }}>
            {t(age.applied ? 'generalSearch.age.asWords' : 'generalSearch.age.asAge')}
          </Link>
        </p>
      )}
    </>
  )
}
