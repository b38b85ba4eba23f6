import { readNumber } from '#model/kinds/read-number.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { ControlAttributes } from '../field-props.ts'
import { useTypedText } from '../shared/use-typed-text.ts'

export interface AxisProps {
  /** Value in the form, which may be text that is not a number. */
  readonly value: number | string | undefined
  readonly onChange: (value: number | string | undefined) => void
  readonly name: string
  readonly control: ControlAttributes
}

/** One number of a place on earth. */
export function Axis({ value, onChange, name, control }: AxisProps) {
  const [text, take] = useTypedText<number>(value, readNumber, String, onChange)
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...control}
      aria-label={name}
      placeholder={name}
      value={text}
      onChange={({ target }) => take(target.value)}
    />
  )
}
