import type { Leaf } from '#model/kinds/field.ts'
import { type TextOptions, textLimit } from '#model/kinds/text.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'

/** A line of text. */
export function Input({ field, value, onChange, control }: InputProps<Leaf & TextOptions, string>) {
  return (
    <TextInput
      autoComplete="off"
      max={field.maxLength !== undefined && field.maxLength < textLimit ? field.maxLength : undefined}
      {...control}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}
