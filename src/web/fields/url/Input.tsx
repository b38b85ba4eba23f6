import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'

/** An address on the web. */
export function Input({ value, onChange, control }: InputProps) {
  return (
    <TextInput
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      {...control}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  )
}
