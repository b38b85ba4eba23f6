import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'

/** The text in the language of the reader alone. */
export function Cell({ value }: ShownProps) {
  return <>{inLanguage(value as Translated, useLanguage())}</>
}
