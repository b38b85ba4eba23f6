import { type LongTextField, longTextLimit } from '#model/kinds/text.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import type { InputProps } from '../field-props.ts'

/** A text of several lines. */
export function Input({ field, value, onChange, control }: InputProps<LongTextField, string>) {
  const { maxLength = longTextLimit } = field
  return (
    <TextArea
      {...control}
      max={maxLength < longTextLimit ? maxLength : undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}
