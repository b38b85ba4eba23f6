import type { NumberField } from '#model/kinds/number.ts'
import { readNumber } from '#model/kinds/read-number.ts'
import { useDecimalSign } from '../../platform/i18n/use-decimal-sign.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import { useTypedText } from '../shared/use-typed-text.ts'

/** A number with its unit; comma and point are both understood. */
export function Input({ field, value, onChange, control }: InputProps<NumberField>) {
  const sign = useDecimalSign()
  const [text, take] = useTypedText(value, readNumber, number => String(number).replace('.', sign), onChange)
  return (
    <TextInput
      inputMode={field.integer ? 'numeric' : 'decimal'}
      autoComplete="off"
      extent={control['aria-label'] ? 'full' : 'short'}
      {...(field.unit && { end: field.unit })}
      {...control}
      value={text}
      onChange={({ target }) => take(target.value)}
    />
  )
}
