import type { NumberField } from '#model/kinds/number.ts'
import { shownNumber } from '#model/kinds/shown-number.ts'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'

/** A number with its unit, or in its own format. */
export function Display({ field, value }: ShownProps<NumberField, number>) {
  const sign = useDecimalSign()
  const language = useLanguage()
  const { shownAs, unit } = field
  const number = shownAs ? shownNumber(value, shownAs, language) : String(value).replace('.', sign)
  return <span className="numbers">{unit ? `${number} ${unit}` : number}</span>
}
