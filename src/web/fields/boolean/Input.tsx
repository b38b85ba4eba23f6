import { Checkbox } from '../../ui/form/Checkbox.tsx'
import type { InputProps } from '../field-props.ts'

/** Yes, or nothing. */
export function Input({ value, onChange, control }: InputProps) {
  return (
    <Checkbox
      {...control}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || undefined)}
    />
  )
}
