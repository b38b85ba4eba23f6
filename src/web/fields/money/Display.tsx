import type { Money } from '#model/kinds/values.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import type { ShownProps } from '../field-props.ts'

/** An amount as the language writes it. */
export function Display({ value }: ShownProps) {
  const language = useLanguage()
  const { amount, currency } = value as Money
  // Given as text, an amount keeps every digit.
  const shown = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount.includes('.') ? 2 : 0,
    maximumFractionDigits: 4,
  }).format(amount as unknown as number)
  return <span className="numbers">{shown}</span>
}
