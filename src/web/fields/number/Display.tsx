import type { NumberField } from '#model/kinds/number.ts'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import type { ShownProps } from '../field-props.ts'

/** A number with its unit. */
export function Display({ field, value }: ShownProps<NumberField>) {
  const sign = useDecimalSign()
  const number = String(value).replace('.', sign)
  return <span className="numbers">{field.unit ? `${number} ${field.unit}` : number}</span>
}
