import type { ComplexDate } from '#model/dates/complex-date.ts'
import { showDate } from '#model/dates/date-text.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'

/** A date in one line: the words of its card, A.D. left unsaid as there. */
export function Cell({ value }: ShownProps) {
  const language = useLanguage()
  const date = value as ComplexDate
  return <>{date.text ?? showDate(date, language)}</>
}
