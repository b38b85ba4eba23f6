import { Checkbox } from '../../ui/form/Checkbox.tsx'
import type { InputProps } from '../field-props.ts'

/** A checkbox: yes, or no value. */
export function Input({ value, onChange, control }: InputProps) {
  return (
    <Checkbox
      {...control}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || undefined)}
    />
  )
}
