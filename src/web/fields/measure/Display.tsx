import type { Measure } from '#model/kinds/values.ts'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import type { ShownProps } from '../field-props.ts'

/** A measured number with its unit. */
export function Display({ value }: ShownProps) {
  const sign = useDecimalSign()
  const { value: number, unit } = value as Measure
  return <span className="numbers">{`${String(number).replace('.', sign)} ${unit}`}</span>
}
