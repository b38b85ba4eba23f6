import type { ComplexDate } from '#model/dates/complex-date.ts'
import { sayDate } from '#model/dates/date-text.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'

/** A date in one line of a list, in the words of the reader's language. */
export function Cell({ value }: ShownProps) {
  return <>{sayDate(value as ComplexDate, useLanguage())}</>
}
