import { TextInput } from '../../../ui/form/TextInput.tsx'
import { controlOf, textAt, type ValueProps } from './value-props.ts'

/** A line of text. */
export function OneText({ values, onChange, ...rest }: ValueProps) {
  return (
    <TextInput
      {...controlOf(rest)}
      autoComplete="off"
      maxLength={500}
      value={textAt(values)}
      onChange={({ target }) => onChange(target.value === '' ? [] : [{ value: target.value }])}
    />
  )
}
