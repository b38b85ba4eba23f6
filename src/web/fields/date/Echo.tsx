import { useTranslation } from 'react-i18next'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { showDate } from '#model/dates/date-text.ts'
import { rangeOf } from '#model/dates/range-of.ts'
import { readDate } from '#model/dates/reader/read-date.ts'
import { showYears } from '#model/dates/show-years.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import styles from './Date.module.css'

/** How a date was understood, in words and in years, and what deserves a second look. */
export function Echo({ date }: { readonly date: ComplexDate | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const years = date && rangeOf(date)
  const read = date?.text ? readDate(date.text, language) : undefined
  const remark = read?.problems.find(({ code }) => code !== 'eraMissing')
  const words = date && showDate(date, language, { showAd: true })
  const inYears = years && showYears(years, language, { showAd: true })
  return (
    <span className={styles.echo} aria-live="polite">
      {inYears && (
        <span>
          {inYears === words ? words : t('cards.form.date.understood', { date: words, years: inYears })}
        </span>
      )}
      {remark && (
        <span className={remark.severity === 'error' ? styles.wrong : styles.warning}>
          {t(`cards.form.date.problems.${remark.code}`)}
        </span>
      )}
    </span>
  )
}
