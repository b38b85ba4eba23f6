import { useContext } from 'react'
import type { ComplexDate } from '#model/dates/complex-date.ts'
import { sayDate } from '#model/dates/date-text.ts'
import { rangeOf } from '#model/dates/range-of.ts'
import { showYears } from '#model/dates/show-years.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'
import styles from './Date.module.css'
import { TypedDatesContext } from './typed-dates.ts'

/** A date in the words of the reader's language, with the years it means; the words it was typed in are its title. */
export function Display({ value }: ShownProps) {
  const language = useLanguage()
  const date = value as ComplexDate
  const isTyped = useContext(TypedDatesContext)
  const words = (isTyped && date.text) || sayDate(date, language)
  const range = date.type === 'YEAR' && date.periodMode === 'SINGLE' ? undefined : rangeOf(date)
  const years = range && showYears(range, language)
  const numbers = years?.match(/\d+/g) ?? []
  return (
    <span title={date.text === words ? undefined : date.text}>
      {words}
      {!numbers.every(number => words.includes(number)) && <span className={styles.years}> {years}</span>}
    </span>
  )
}
