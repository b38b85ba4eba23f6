import type { ComplexDate } from '#model/dates/complex-date.ts'
import { showDate } from '#model/dates/date-text.ts'
import { rangeOf } from '#model/dates/range-of.ts'
import { showYears } from '#model/dates/show-years.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'
import styles from './Date.module.css'

/** A date in the words it was written in, else in those of the language; the years it means behind it. */
export function Display({ value }: ShownProps) {
  const language = useLanguage()
  const date = value as ComplexDate
  const words = date.text ?? showDate(date, language)
  const range = date.type === 'YEAR' && date.periodMode === 'SINGLE' ? undefined : rangeOf(date)
  const years = range && showYears(range, language)
  const numbers = years?.match(/\d+/g) ?? []
  return (
    <span>
      {words}
      {!numbers.every(number => words.includes(number)) && <span className={styles.years}> {years}</span>}
    </span>
  )
}
